// Names of the list of conditions that are as often a sign of something else: "fièvre" beside "raideur de nuque" is not
// another subject. They do not close the way in by presentation; alone they still open nothing.
export const SYMPTOMS: ReadonlySet<string> = new Set(
  `fièvre|fever|fiebre|confusion|confusion mentale|syndrome confusionnel|delirium|syncope|lipothymie|agitation|brûlure|brulures|burn|plaie|plaies|piqûre
|vertige|vertiges|fatigue|asthenie|diarrhee|constipation|déshydratation|douleur abdominale|abdominal pain|dolor abdominal|douleur lombaire|hta|hypertension
|diabète|dt2|diabete type 1|diabete type 2|diabetes|avk|anticoagulants|anémie|varices|hematurie|crise convulsive|seizure|bradycardie|bav|bav 3|heart block|bloc de branche|bloc auriculoventriculaire|bloc auriculo-ventriculaire|hemothorax|urticaire|urticaria
|purpura|reflux|cirrhose|cirrhosis|ulcère|corps étranger|globe vesical|hypertension arterielle|paralysie faciale|fracture|fièvre au retour de voyage|insomnie
|acidose métabolique|ascite|insuffisance respiratoire|détresse respiratoire aiguë|insuffisance respiratoire aiguë|brûlure grave|agité|agitée|patient agité|état d'agitation|escarre|hemophilie|drepanocytaire|surdosage en avk|surdosage anticoagulant|brulure|cancer du poumon|cancer bronchique|cancer du sein|cancer du colon|cancer de la prostate|lung cancer|leucemie|lymphome|myelome|dépression|depression|insuffisance renale chronique|ckd|maladie rénale chronique|traumatisme crânien|tc leger|traumatisme cranien leger|head injury|traumatismo craneoencefalico|commotion|noyade|hypothermie|map|grossesse|sca|angor|hypothermia|drowning|epistaxis|hypothermie accidentelle|hypokaliémie|pendaison|angine|angine de poitrine|cancer|sans sus-décalage`
    .replaceAll("\n", "")
    .split("|"),
);
