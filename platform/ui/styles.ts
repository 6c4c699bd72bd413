// Sheets of every page, in order: the layer first, so that Mantine never wins over our own rules.
import "./layers.css";
import "./fonts.css";
import "virtual:mantine-css";
import "virtual:mantine-theme.css";
import "./global.css";
