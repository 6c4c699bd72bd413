// How a section of a sheet is asked for, and how whom it is about is said, in three languages. A plus:
// the word may also name the subject.
import type { Population } from "#platform/ai/toolbox.ts";
import type { Section } from "../sheet.ts";

export const SECTION_PHRASES: Record<Section, string> = {
  definition: `définition|definir|c'est quoi|qu'est ce que|qu'est ce qu'|critères diagnostiques|criteres de definition|physiopathologie|generalites
   |definition|what is|qué es|definicion|clinique|tableau clinique|symptomes|signes cliniques|symptoms|sintomas`,
  redFlags: `drapeaux rouges|drapeau rouge|signes de gravité|signe de gravite|critères de gravité|critere de gravite|gravité|signes d'alerte|signe d'alarme|signes d'alarme|gravissime
   |facteurs de gravité|red flags|red flag|warning signs|severity|banderas rojas|signos de alarma|gravedad|quand s'inquieter`,
  firstMinutes: `premières minutes|premiere minute|première heure|premiers gestes|premier geste|gestes d'urgence|immédiat|immediatement|conduite à tenir|cat|cat devant|que faire|quoi faire|conduite
   |prise en charge|pec|pec initiale|management|first minutes|what to do|how to manage|primeros minutos|qué hacer|manejo|gestion|conduite pratique|initial management`,
  examinations: `examens|examen complementaire|examens complémentaires|bilan|bilans|biologie|bio|imagerie|diagnostic|diagnostiquer|explorations|dosage|doser|quel examen|quels examens|+scanner|+radio
   |+ecg|+electrocardiogramme|+echographie|+troponine|paraclinique|diagnosis|workup|work up|tests|imaging|labs|investigations|diagnostico|pruebas|examenes|prelevements|interpretation`,
  treatment: `traitement|traitements|traiter|ttt|tt|trt|thérapeutique|medicaments|posologie|posologies|poso|dose|doses|dosages|combien de mg|combien de milligrammes|mg kg|prescription|ordonnance
   |+antidote|treatment|treat|therapy|dosing|dosage|how much|tratamiento|tratar|dosis|posologia|quel traitement|quelle dose|quel antibiotique|quels antibiotiques|+antibiotherapie`,
  orientation: `orientation|orienter|hospitalisation|hospitaliser|hospitalisé|retour à domicile|rad|sortie|où hospitaliser|réanimation quand|usc|usic|usinv|uhcd|transfert|criteres d'hospitalisation
   |quel service|avis spécialisé|destination|suivi|ambulatoire|disposition|admission|discharge|referral|follow up|ingreso|alta|derivacion|seguimiento|criteres de sortie`,
  pitfalls: `pièges|piège|piege|erreurs|erreur|à éviter|eviter|ne pas faire|contre indications|contre indication|ci|attention|pitfalls|pitfall|mistakes|avoid|contraindications
   |trampas|errores|evitar|diagnostics differentiels|diagnostic différentiel|faux negatifs`,
};

export const POPULATION_PHRASES: Record<Exclude<Population, "all">, string> = {
  child: `gamin|gamine|gosse|fillette|garçonnet|bambin|enfant|enfants|pédiatrie|pediatrique|ped|nourrisson|nourrissons|bébé|ado|adolescent|child|children|paediatric|pediatric|infant|toddler|niño|niña|niños|lactante|pediatrico|pediatrica`,
  newborn: `nouveau né|nouveau nés|nouveaux nés|néonatal|neonatal|salle de naissance|newborn|neonate|recién nacido|neonato`,
  pregnant: `femme enceinte|à la maman|à la mère|chez la mère|to the mother|for the mother|to the mum|a la madre|enceinte|grossesse|grossesses|gravidique|parturiente|pregnant|pregnancy|embarazada|embarazo|t1 de grossesse`,
  adult: `adulte|adultes|adult|adults|adulto|adultos`,
};
