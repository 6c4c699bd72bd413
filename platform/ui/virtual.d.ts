declare module "virtual:mantine-css";
declare module "virtual:mantine-theme.css";
