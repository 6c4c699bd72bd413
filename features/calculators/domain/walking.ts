// "Four steps, at once and in the emergency department", as both rules of Ottawa ask for it.
import type { CriterionReading } from "./reading.ts";

const STEPS = "(4|quatre|quelques|des) pas";

export const CANNOT_WALK: CriterionReading = {
  yes: {
    fr: `ne (pose|posait|met) (pas|plus) (le|son) pied (par terre|au sol|a terre)?, (pas|plus) (de |d')(marche|appui) (possible|depuis), (refuse|refus) (de |d'|l'|la )?(marcher|appui|marche|poser le pied), ne (marche|fait) (pas|plus)( aux urgences)?, impotent*, (marche|appui) (non possible|pas possible), (appui|marche|deambulation|mise en charge|station debout) ~ impossible*, ${STEPS} ~ impossible*, impotence (fonctionnelle )?(totale|absolue|complete), impotence fonctionnelle, ne (peut|pouvait|sait|arrive) (pas|plus) (a )?(marcher|faire ${STEPS}|poser le pied|prendre appui|s'appuyer|appuyer), n'a (pas|plus|jamais) pu (marcher|faire ${STEPS}|poser le pied|appuyer|prendre appui|s'appuyer), n'arrive (pas|plus) a (marcher|faire ${STEPS}|poser le pied|appuyer), incapable (de |d')(marcher|s'appuyer|faire ${STEPS}|appui*|poser le pied|prendre appui), (impossibilite|incapacite) ~ (marche*|appui*|${STEPS}|prendre appui), (sans pouvoir|impossible de) (marcher|appuyer|faire ${STEPS}|poser le pied|prendre appui), ne (marche|fait) (pas|plus) (${STEPS})?`,
    en: "(cannot|can't|unable to|inability to|not able to|could not|couldn't) (walk|weight-bear|bear weight|take (4|four) steps|take any steps), (not|non) weight-bearing, non-weight-bearing, not walking",
    es: "(no puede|no ha podido|no pudo|incapaz de|incapacidad para|incapacidad de|imposibilidad de|imposible) (caminar|andar|apoyar|dar (4|cuatro) pasos|deambular|la marcha|cargar), (marcha|apoyo|deambulacion) imposible, no (camina|anda|apoya)",
  },
  no: {
    fr: `(marche|appui) (est )?(autonome|sans (difficulte|boiter|aide|canne)|conserve*|indolore)*, (arrive|venu*|est venu*) (a pied|en marchant), (peut|pouvait|sait) (marcher|prendre appui|poser le pied|faire ${STEPS}), (appui|marche|deambulation|mise en charge) (monopodal |bipodal )?(est )?(possible|conserve*|normale|complet|ok), ${STEPS} (est |sont )?(possible*|realise*|faits|ok), (marche|boite|boitille|boiterie), (a pu|peut|arrive a|a reussi a) (marcher|appuyer|poser le pied|prendre appui|faire ${STEPS}), (fait|marche|a fait|font|fit) (plus de |au moins |ses )?${STEPS}, (pose|posait) le pied, (prend|prenait) appui, marche (normalement|sans aide|seul|en boitant|avec boiterie)`,
    en: "(can|able to|could|managed to|was able to) (walk|weight-bear|bear weight|take (4|four) steps), weight-bearing, walks, walked, walking, took (4|four) steps, limp*",
    es: "(puede|ha podido|pudo|capaz de|logra) (caminar|andar|apoyar|dar (4|cuatro) pasos|deambular), (marcha|apoyo|deambulacion) (es )?(posible|conservad*), camina, anda, cojea",
  },
};
