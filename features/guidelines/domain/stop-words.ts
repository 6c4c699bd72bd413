// Words that carry no topic: grammar and question words of the three languages, and the clinician's
// small talk.
import { stems } from "#platform/search/normalise.ts";

const FRENCH = `a à au aux avec car ce ces cet cette ci comme comment d dans de des donc du elle elles en entre es est et
 etait être eu fait faut il ils j je l la le les leur lors lui m ma mais me mes mon n ne non nous on ont ou où par parce pas
 plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se sera ses si son sont sous suis sur t ta
 te tes toi ton tous tout toute toutes tu un une vers vos votre vous y c est-ce n'est ai as avoir avons avez ete cela ça
 alors ainsi aussi bien chez contre depuis pendant apres avant selon meme autre autres encore deja tres peu moins jusque
 puis-je peut peux peuvent pourrait doit dois doivent devoir faire fais font faudrait donner donne donnez utiliser utilise
 savoir sais connaitre besoin question merci svp stp bonjour bonsoir aide aider explique expliquer rappel rappelle dire dis
 cas patient patients patiente malade malades homme monsieur madame mr mme an ans age agee ages quelqu personne gens
 combien quelles sortes type types genre part partir moment prendre mettre met commencer debuter lancer passer devant face
 suspicion suspecte suspect probable possible confirme confirmee urgence urgences urgent actuel actuelle actuellement svt
 recommandation recommandations reco recos protocole protocoles fiche fiches guide guideline guidelines algorithme topo infos info information iv ivd ivl ivse im sc po pse os mg
 ug mcg ml kg min mmol ui dl mmhg bpm quoi eliminer evoquer penser jeune jeunes vieux vieille adresse adressee
 arrive arrivee vient amene amenee hier aujourd hui puis delai delais max maxi maximum vitesse ok ouvre ouvrir affiche afficher montre montrer parle parler cherche chercher trouver`;

const ENGLISH = `the of an and or is are was were be been what which who whom when where why how do does did done can could
 should would shall may might must will i you he she it we they my your his her its our their in on at to from by with for
 as about into after before during without if then than that this these those there give given giving take need needs please
 hour hours day days week weeks ago minutes onset patient patients case man woman adult's old year years me us not no any some much many use using best first`;

const SPANISH = `el la los las un una unos unas de del al y o u e que qué cual cuál cuales quien cómo como cuando cuándo donde
 dónde por para con sin sobre en entre es son era ser estar esta este estos estas hay hacer hago hace debo debe puede puedo
 se su lo le les mi tu si sí no más muy ante tras desde hasta paciente pacientes caso hombre mujer varón señor señora hora horas dia dias semana minutos años ano dar doy`;

/** Stems of words that never count as content. */
export const STOP_WORDS: ReadonlySet<string> = new Set(stems(`${FRENCH} ${ENGLISH} ${SPANISH}`));

/**
 * Words that qualify a disease without naming one. They neither complete nor spoil a match:
 * "asthme" and "asthme aigu grave" name the same sheet.
 */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  stems(`aigu aigue aigus grave graves severe severes simple adulte adultes adult adults general generale initial initiale
 acute severe grave agudo aguda adulto adultos non importante important modere moderee leger legere majeur majeure
 confirme refractaire extrahospitalier intrahospitalier spontane menacant menacante immediat immediate decompensee
 submassive valvulaire paroxystique permanente persistante bilaterale unilaterale proximale distale segmentaire segment segments sous-segmentaire recurrente
 symptomatique isolee resistante debutante recente typique atypique recidive recidivante`),
);

/**
 * Ordinary words that passages use and any off-topic question may use too. Alone they never open a
 * sheet: they count only beside a word of the subject.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  stems(`heure heures minute minutes jour jours semaine mois temps temperature poids taille eau air nuit matin soir voie
 debut fin niveau taux valeur nombre duree seuil limite risque risques signe signes examen main tete pied voyage avion
 travail maison domicile ville pays medecin medecins infirmier hopital service equipe appel appeler telephone famille proche
 enfant femme enceinte nourrisson position objectif cible reponse rapport moyenne score scores normal normale eleve
 elevee bas basse haut haute fort forte long longue court courte nouveau nouvelle vie mort droit gauche cours sport
 effort intervalle hopital jambe jambes bras dos ventre genou epaule cuisse cou oeil yeux oreille nez gorge bouche dent dents peau os pouce doigt orteil
 repos oedeme crp inr ldl cpk tsh statine vitamine gros grosse rouge rouges bleu blanc noir petit petite grand grande gonfle douloureux chaud froid glycemie kaliemie natremie potassium sodium vomissements saignement repas alcool tabac regime sucre sel lait table livre histoire carte point place mesure surveillance controle
 effet effets cause causes facteur facteurs liste resume resultat resultats frequence debit volume pression bilan
 douleur douleurs choc arret accident syndrome crise insuffisance hemorragie detresse infection etat mal trouble troubles
 intoxication coma fracture traumatisme deficit malaise maladie attaque attack attacks failure stroke shock pain
 dextro hgt pris prise prises avale pulmonaire cardiaque thoracique cerebral cerebrale renal renale hepatique respiratoire circulatoire musculaire
 diabetique septique vasculaire coronarien coronaire veineux arteriel neurologique digestif digestive abdominal abdominale
 ingestion lipidique tension fievre toux dyspnee exacerbation poussee medicament medicaments medicamenteux medicamenteuse volontaire complet complete etiologique ratio drogue perfusion injection comprime`),
);

/**
 * Words of drug names that name no drug: "vitamine D" is not "vitamine K", nor any acid tranexamic
 * acid.
 */
export const PARTS_OF_DRUGS: ReadonlySet<string> = new Set(
  stems(`vitamine acide chlorure complexe concentre concentres fraction active rapide sulfate isotonique sodique dinitrate
 bicarbonate cristalloides uree oxygene lipidique`),
);

/** Adjectives of severity leave a disease what it is, unlike those of a place or a cause. */
export const SEVERITY: ReadonlySet<string> = new Set(
  stems(
    "massif massive fulminant fulminante agonique violent brutal intense nasal oral orale veineux veineuse intraveineux intramusculaire buccal rectal ambulatoire medical chirurgical initial terminal febrile oxygenodependant oxygenorequerant purulent purulente infectieux infectieuse bacterien bacterienne hypotensif hypertensif hypercapnique",
  ),
);
