// Questions about the handbook by whoever wrote it, with words that stand on the page which answers.
// The search was made right on these: what they give is no measure of it.

export const TUNED: readonly (readonly [question: string, onPage: string])[] = [
  ["Quel débit de départ pour l'héparine en PSE ?", "14 UF/kg/h"],
  ["anti-Xa à 0,70 sous héparine : que faire ?", "0,61 à 0,80"],
  [
    "Quand faire le premier dosage d'énoxaparine curative chez une femme enceinte ?",
    "TROISIÈME injection",
  ],
  ["Qui appeler la nuit en cas de suspicion de TIH ?", "garde biologie 6390"],
  ["dose de CCP en urgence hémorragie sous AVK", "23 UF/kg de facteur IX"],
  ["Combien de temps garder la poche après une transfusion chez l'adulte ?", "bac rouge"],
  ["Chez l'enfant, à quel débit passer une transfusion de globules ?", "Pousse-seringue"],
  [
    "Un patient a des frissons pendant une transfusion, que faire de la tubulure ?",
    "CLAMPER la tubulure",
  ],
  ["combien de flacons d'hémoculture faut-il prélever ?", "Prélèvement UNIQUE"],
  ["Peut-on envoyer les hémocultures par pneumatique ?", "pneumatique INTERDIT"],
  ["Contention : à quelle fréquence surveiller le patient ?", "première heure et demie"],
  [
    "Au bout de combien de temps la prescription de contention doit-elle être renouvelée ?",
    "Validité 24 heures",
  ],
  ["Chute d'un patient sous anticoagulant avec choc à la tête", "scanner dans les 6 heures"],
  ["Extravasation de vincristine (vinca-alcaloïde) : chaud ou froid ?", "CHAUD sec"],
  ["délai pour le dexrazoxane", "dexrazoxane avant 6 h"],
  [
    "Que faire si le frigo des médicaments tombe en panne pendant plus de 25 minutes ?",
    "frigo relais",
  ],
  ["panne du frigo de la banque du sang : que deviennent les CGR ?", "DÉTRUITS"],
  ["Qui prévenir pour un don de cornées après un décès ?", "Coordination 6777"],
  ["À quelle heure le brancardage mortuaire s'arrête-t-il ?", "brancardage mortuaire 6066"],
  ["changement de tubulure pour le propofol", "Propofol : 12 h"],
  [
    "Tous les combien rincer une chambre implantable non utilisée ?",
    "rinçage toutes les 8 semaines",
  ],
  ["PCA morphine période réfractaire après 75 ans", "Période réfractaire"],
  ["Combien de temps une bouteille d'oxygène de 5 L tient à 9 L/min ?", "1 h 40"],
  ["Le feu dans une chambre : que faire en premier ?", "FERMER LA PORTE"],
  ["canule de trachéotomie sortie à J3", "Avant J7"],
  ["Quelle dose de dextrose gel pour un nouveau-né en hypoglycémie ?", "gel dextrose"],
  ["Numéro du code enlèvement d'enfant", "6018 dit trois fois"],
  ["critères de sortie de SSPI", "Aldrete"],
  ["Isolement psychiatrique : durée de la première décision", "Première décision 12 h"],
  ["dans quel tiroir sont les antidotes du chariot d'urgence", "Antidotes et protamine"],
  ["jeûne pour le lait maternel chez l'enfant avant anesthésie", "Lait maternel"],
  ["délai pour déclarer un accident du travail après AES", "DRH"],
  ["extubation accidentelle que faire", "bouton ROUGE"],
  ["volume du ballonnet de la sonde urinaire", "Ballonnet 10 ml"],
];

/** No page of the handbook answers them. */
export const ELSEWHERE: readonly string[] = [
  "dose d’adrénaline dans l’arrêt cardiaque de l’enfant",
  "traitement de l’anaphylaxie chez l’adulte",
  "prise en charge de la brûlure de l’adulte",
  "critères de Wells embolie pulmonaire",
  "quel antibiotique dans la pyélonéphrite de la femme enceinte ?",
  "traitement de la crise d’asthme aigu grave",
  "vaccin contre le zona : à partir de quel âge ?",
  "dose de paracétamol chez l’enfant",
  "diagnostic d’une appendicite",
  "bilan d’une hypertension artérielle secondaire",
  "Quels sont les signes d’une méningite du nourrisson ?",
  "posologie de l’amiodarone dans la fibrillation atriale",
  "hyperkaliémie : traitement",
  "sevrage alcoolique : surveillance",
  "crise convulsive fébrile de l’enfant",
];
