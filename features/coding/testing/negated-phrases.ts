// Sixty phrases of which the disease must not be coded: denied, of the family, past or supposed.
export const NEGATED_PHRASES = `
Pas de fièvre.
Absence de pneumopathie à la radiographie.
Pas d'argument pour une embolie pulmonaire.
Pas d’argument en faveur d’une méningite.
Embolie pulmonaire éliminée par l'angioscanner.
Sans signe d'insuffisance cardiaque.
Aucune fracture de la clavicule visible.
Le patient nie toute douleur thoracique.
Ni toux ni dyspnée.
Pas de fièvre, ni toux, ni céphalées.
Il n'y a pas de pneumothorax.
La patiente ne présente pas de pancréatite aiguë.
Le scanner n'objective pas d'appendicite aiguë.
Échographie : absence de lithiase vésiculaire.
Troponine négative, infarctus du myocarde exclu.
Pas de TVP à l'écho-doppler.
TVP : non
Phlébite absente.
Mère diabétique de type 2.
Père décédé d'un cancer du poumon.
Sœur suivie pour une sclérose en plaques.
Antécédents familiaux : cancer du sein, maladie de Crohn.
Une tante atteinte de maladie d'Alzheimer.
Grand-mère ayant eu un AVC ischémique.
Suspicion d'embolie pulmonaire.
Suspicion de méningite bactérienne.
Possible pyélonéphrite aiguë.
Pyélonéphrite aiguë à éliminer.
Appendicite aiguë ?
Embolie pulmonaire peu probable.
Recherche de phlébite par écho-doppler.
Pneumopathie non confirmée.
Hypothèse d'une péricardite aiguë.
On évoque une endocardite infectieuse.
Pour éliminer une hémorragie méningée.
Antécédent de fracture du col du fémur en 2010.
ATCD : embolie pulmonaire en 2015.
Antécédents : appendicite aiguë opérée, entorse de la cheville.
Infarctus du myocarde il y a 10 ans.
A déjà fait une pancréatite aiguë.
Opéré d'une péritonite en 2001.
Pneumothorax en 1998.
Histoire d'ulcère gastrique dans l'enfance.
Risque de delirium tremens.
Prévention de la thrombose veineuse profonde par HBPM.
Vaccination contre la grippe.
Dépistage du cancer du côlon.
En cas de fièvre, reconsulter.
Surveillance : consulter si céphalées ou vomissements.
Indemne de tuberculose pulmonaire.
Jamais de crise convulsive.
Pas d'antécédent d'épilepsie.
Examen sans ictère ni ascite.
Abdomen souple, pas d'occlusion intestinale.
Apyrétique, pas de sepsis.
Hémocultures négatives, pas de bactériémie.
Sepsis écarté.
Pas d'idées suicidaires.
Pas de syndrome dépressif, pas d'anxiété généralisée.
Disparition de la dyspnée.
`;
