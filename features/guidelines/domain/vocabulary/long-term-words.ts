// Sheets of an attack, then the words of a life with the disease; and the words that give a question
// back to the attack.
import { stems } from "#platform/search/normalise.ts";

export const LONG_TERM = `
asthme-aigu exacerbation-bpco cephalee-aigue oedeme-aigu-pulmonaire avc-ischemique etat-de-mal-epileptique acidocetose-diabetique syndrome-coronarien-avec-sus-decalage syndrome-coronarien-sans-sus-decalage crise-suicidaire | traitement fond | long cours | long terme | entretien | prevention secondaire | prevention primaire | secondary prevention | readaptation | rehabilitation | reeducation | maintenance | education therapeutique | depistage | screening | long term | suivi annuel | chroniqu traitement | largo plazo | mantenimiento | prevencion secundaria | observance | consultation suivi
asthme-aigu exacerbation-bpco | gina palier | palier | gina | corticoide inhal | corticoides inhal | dose faibl | gold groupe | bitherapie | tritherapie | triple therapy | lama | laba | csi | ics | montelukast | omalizumab | dupilumab | persistant | stable | step 1 | step 2 | step 3 | step 4 | step 5 | asthme effort | controle | controller | spirometrie | efr | sevrage tabagique | tiotropium | spiriva | symbicort | seretide | formoterol | bpco vaccin | vaccination | bpco moderee
oedeme-aigu-pulmonaire | sacubitril | entresto | fevg reduite | titration | stable | hfref | hfpef | chronique | defibrillateur implantable | quadritherapie | dapagliflozine | gdmt
cephalee-aigue | prophylaxie | propranolol | topiramate | prophylaxis | profilaxis | erenumab | amitriptyline | chronique quotidienne | tension chronique | cgrp | abus medicamenteux | prevencion | prevention
avc-ischemique | statine | statin | ldl | spasticite | orthophonie | foramen ovale
syndrome-coronarien-avec-sus-decalage syndrome-coronarien-sans-sus-decalage | statine ldl | ldl | coronaropathie stable | angor stable | stable angina
acidocetose-diabetique hypoglycemie | basal bolus | hba1c | schema basal | metformine | insulinotherapie fonctionnelle | lantus initiation | capteur
fibrillation-atriale | ablation technique
meningite-et-purpura-fulminans pneumonie-aigue-communautaire | vaccin | vaccination | vaccinal | vaccine | calendrier | vacuna
zona | vaccin | vaccine | vaccination | vacuna | shingrix | post zosterienne | postherpetic
paludisme | prophylaxi | chimioprophylaxi | prophylaxis | profilaxis | vaccin | vaccine | vacuna | moustiquair | prevention
glaucome | chroniqu | angle ouvert | open angle | latanoprost | prostaglandine | trabeculectomie | trabeculoplastie | champ visuel | abierto
insuffisance-renale-aigue | greffe | ckd | erythropoietine
`;

export const ACUTE = stems(
  "oap fievre frissons aigu aigue crise exacerbation decompensation decompense decompensee sortie retour brutal grave severe choc attaque acute severe attack detresse inaugural rupture arret oubli silence exac flare smur dechoc poussee surinfection sevre hospitalisation nebulisation sibilants purulents depmesure spo2basse hypercapnie phbas hemiplegie aphasie convulsions",
);
