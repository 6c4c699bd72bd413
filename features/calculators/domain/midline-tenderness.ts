// What the hand finds on the midline of the neck, as two rules of the cervical spine ask for it.
import type { CriterionReading } from "./reading.ts";

const SPINE = "(median*|ligne mediane|epineuse*|processus epineu*|rachis cervical)";
const SPINE_EN = "(midline|c-spine|cervical spine|spinous process*)";
const SPINE_ES = "(linea media|apofisis espinosa*|columna cervical|media)";
const DENIED = "(indolore*|non douloureu*|non sensible*|pas douloureu*|pas sensible*|sans douleur)";

export const MIDLINE_TENDERNESS: CriterionReading = {
  yes: {
    fr: `palpation (tres )?douloureuse ~ (cervic*|rachis|nuque|epineuse*|c1|c2|c3|c4|c5|c6|c7), (douleur*|sensibilite) ~ (en regard|au niveau) ~ (c1|c2|c3|c4|c5|c6|c7), cervicalgie* mediane*, (douleur*|sensibilite|sensible*|point* douloureux) ~ ${SPINE}, (douleur*|sensibilite|sensible*) ~ palpation ~ ${SPINE}, (douleur*|sensibilite) ~ ${SPINE} ~ palpation, (douleur*|sensibilite) ~ palpation ~ (cervic*|rachis|nuque|cou|c(2|3|4|5|6|7)), ${SPINE} ~ (douloureu*|sensible*), palpation ~ (${SPINE}|cervicale*|rachis|nuque) ~ (douloureu*|sensible*)`,
    en: `midline (neck|cervical) tenderness, (tender*|pain*) ~ ${SPINE_EN}, ${SPINE_EN} ~ (tender*|pain*), (neck|cervical) ~ tender*, tender* ~ (neck|cervical)`,
    es: `(dolor*|sensib*) ~ ${SPINE_ES}, ${SPINE_ES} ~ (dolor*|sensib*), dolor* ~ palpa* ~ (cervic*|cuello|nuca)`,
  },
  no: {
    fr: `${SPINE} ~ ${DENIED}, palpation ~ (${SPINE}|cervicale*|rachis|nuque) (est )?${DENIED}, (rachis|cou|nuque|rachis cervical) (est )?(indolore|souple et indolore), palpation (cervicale |mediane |du rachis (cervical )?)?(indolore|normale)`,
    en: `${SPINE_EN} (is )?non-tender, (neck|cervical spine|c-spine) (is )?(non-tender|nontender|not tender)`,
    es: "(columna cervical|linea media|cuello|palpacion*) ~ (no dolorosa|no doloroso|indolor*)",
  },
  // A painful neck says nothing of what the hand finds on the midline.
  open: {
    fr: "cervicalgie*, douleur* ~ palpation, douleur* (cervicale*|du cou|de la nuque|rachidienne*)",
    en: "neck pain, (painful|sore) neck",
    es: "cervicalgia, dolor (cervical|de cuello)",
  },
};
