// What patients, carers and charts say of the skin, an eye, a joint, a limb, a pregnancy, a journey
// and a cancer, in three languages, and the clinical words meant. Read by the presentations of their
// sheets.
export const PRESENTED_PHRASES = `
grosse jambe rouge | jambe grosse rouge | red leg | leg is red | leg redness | pierna roja | pierna enrojecida > jambe rouge
placard erythemateux | placard inflammatoire | plaque rouge chaude | placard rouge | erytheme chaud | erytheme extensif | rougeur extensive | rougeur qui s etend | rougeur qui monte | spreading redness | spreading erythema | eritema que se extiende | placa roja caliente > placard rouge
intertrigo interdigital | plaie entre les orteils | fissure entre les orteils | entre les orteils | mycose des pieds | pied d athlete | athlete s foot | athletes foot | pie de atleta > intertrigo
trainee rouge | lymphangite | red streaks | red streaking | lymphangitis | linfangitis > lymphangite placard
peau noire | peau violette | peau violacee | peau grise | peau cartonnee | peau necrosee | necrose de la peau | necrose cutanee | zones de necrose | black skin | dusky skin | skin necrosis | necrotic skin | piel negra | piel violacea | piel necrotica | necrosis cutanea > necrose peau
necrose | necrotic | necrotico | necrotica > necrose
crepitation sous la peau | crepitation sous cutanee | crepitation neigeuse | crepite sous la peau | crepite a la palpation | crepitation cutanee | subcutaneous crepitus | skin crepitus | crepitus under skin | crepitacion subcutanea | crepitacion pierna | gas in soft tissue | gas in tissues | soft tissue gas | gas en tejidos | gaz dans les tissus | gaz dans les parties molles | gaz sous cutane | gaz au scanner > gaz tissus
douleur hors de proportion | douleur disproportionnee | douleur sans rapport avec les signes | pain out of proportion | out of proportion | disproportionate pain | dolor desproporcionado > disproportionnee
bulles hemorragiques | phlyctenes hemorragiques | bulles violettes | hemorrhagic bullae | ampollas hemorragicas > bulles hemorragiques
bourses noires | perinee necrose | necrose du perinee | necrose des bourses | scrotum necrose | scrotum noir | necrotic scrotum | perineal necrosis > perinee necrose
peau se decolle | peau qui se decolle | peau qui part | peau part en lambeaux | peau qui pele | peau pele par lambeaux | peau en lambeaux | pele par lambeaux | decollement cutane | decollement de la peau | decollement epidermique | skin peeling | peeling skin | skin peels | skin sloughing | sloughing skin | skin detachment | skin coming off | piel que se desprende | se desprende piel | piel se cae | desprendimiento cutaneo > decollement peau
bouche a vif | bouche brulee | bouche yeux brules | bouche et yeux brules | yeux brules | bouche en sang | erosions buccales | erosions de la bouche | erosions muqueuses | ulcerations buccales | ulceres dans la bouche | levres crouteuses | levres a vif | muqueuses atteintes | atteinte muqueuse | mouth ulcers | mouth sores | mucosal erosions | mucosal involvement | sore mouth and eyes | crusted lips | llagas boca | ulceras boca | erosiones mucosas > erosions muqueuses
rash | exantheme | exanthema | exantema | erupcion | maculopapular > eruption
eosinophiles | eosinophilia | hypereosinophilie | eosinofilia | eosinofilos > eosinophilie
ganglions | swollen glands | lymph nodes | lymphadenopathy | adenopathies | adenopatias | polyadenopathie > adenopathies
visage gonfle eruption | oedeme facial eruption > visage eruption
os qui sort | os sort | os ressort | os dehors | os traverse la peau | os a travers la peau | os a l air | os a nu | os expose | os visible | os apparent | tibia qui sort | tibia sort | tibia dehors | femur qui sort | sort de la peau | sort par la plaie | bone sticking out | bone poking out | bone protruding | bone through skin | bone exposed | exposed bone | visible bone | hueso que sale | hueso sale | hueso expuesto | hueso fuera | hueso visible > fracture ouverte
plaie en regard | plaie en regard du foyer | plaie sur le foyer | plaie au niveau de la fracture | wound over fracture | herida sobre fractura > plaie en regard
casse | broken | fractured | roto | rota > fracture
etirement passif | douleur a l extension passive | passive stretch | passive stretching | estiramiento pasivo > etirement passif
mollet tendu | mollet dur tendu | jambe tendue | avant bras tendu | loge tendue | tense calf | tense compartment | tense leg | compartimento tenso > loge tendue
platre trop serre | platre serre | sous platre | sous resine | tight cast | in a cast | in cast | yeso apretado | con yeso > sous platre
genou gonfle | genou gonfle chaud | genou chaud gonfle | gros genou | genou gros | genou chaud | genou rouge | cheville gonflee chaude | epaule chaude | epaule rouge | epaule rouge chaude | poignet gonfle | poignet chaud | coude chaud | hanche chaude | articulation gonflee | articulation chaude | articulation rouge | hot knee | hot swollen knee | swollen knee | swollen hot knee | red hot knee | hot joint | hot swollen joint | swollen joint | red hot joint | hot shoulder | rodilla hinchada | rodilla caliente | rodilla roja | articulacion hinchada | articulacion caliente > articulation gonflee
ponction articulaire | ponction du genou | ponction purulente | pus a la ponction | ponction trouble | trouble a la ponction | liquide articulaire | liquide synovial | liquide trouble a la ponction | liquide purulent | joint fluid | synovial fluid | joint aspirate | joint aspiration | joint tap | arthrocentesis | knee aspirate | knee tap | liquido articular | liquido sinovial | artrocentesis | puncion articular | puncion rodilla > ponction articulaire
monoarthrite | monoarthritis | single joint | monoartritis > monoarthrite articulation
infiltration du genou | infiltration de l epaule | apres infiltration | post infiltration | infiltration recente | joint injection | steroid injection joint | infiltracion articular | tras infiltracion > infiltration articulaire
oeil dur | oeil est dur | oeil tres dur | globe dur | oeil de pierre | dur comme une bille | dur comme du bois | dur comme une pierre | hard eye | rock hard eye | eye is hard | stony hard | firm eye | ojo duro | ojo petreo | duro con halos > globe dur
halos colores | voit des halos | halos autour | halos lumineux | cercles colores | halos around lights | haloes | halos around | halos luces > halos
semi mydriase | pupille en semi mydriase | pupille semi dilatee | pupille dilatee oeil | mid dilated | mid dilated pupil | fixed mid dilated pupil | midriasis media | media midriasis | pupila media > semi mydriase
cornee trouble | cornee oedemateuse | oedeme de cornee | oedeme corneen | hazy cornea | cloudy cornea | corneal oedema | corneal edema | cornea turbia | edema corneal > cornee trouble
hypertonie oculaire | tension oculaire elevee | high eye pressure | raised iop | high iop | presion ocular alta > tonushaut
voit plus rien | ne voit plus rien | voit plus | ne voit plus | voit plus d un oeil | ne voit plus d un oeil | voit tout noir d un oeil | perdu la vue | perte de la vue | perte de vision | perte visuelle | perdu la vision | plus de vision | vision nulle | devenu aveugle | aveugle d un oeil | lost vision | lost sight | loss of vision | loss of sight | vision loss | visual loss | went blind | sudden blindness | blind in one eye | can t see | cannot see | perdio vision | perdida de vision | perdida visual | no ve de un ojo | dejo de ver | ceguera > perte vision
voile noir | voile devant l oeil | voile sombre | voile qui descend | rideau noir | rideau qui tombe | rideau devant l oeil | noir devant l oeil | curtain over eye | curtain over one eye | curtain | curtain coming down | dark curtain | shadow over eye | cortina negra | cortina en ojo | telon negro | sombra en ojo > voile champ visuel oeil
mouches volantes | corps flottants | myodesopsies | points noirs qui flottent | pluie de suie | suie dans l oeil | floaters | moscas volantes | miodesopsias | cuerpos flotantes > corps flottants
eclairs dans l oeil | flashs lumineux | flashes | flashs dans l oeil | voit des eclairs | flashes of light | flashing lights | eye flashes | light flashes | destellos | fotopsias > eclairs lumineux
indolore | sans douleur | pas mal | painless | no pain | without pain | sin dolor | indoloro > indolore
oeil blanc | oeil calme | oeil pas rouge | white eye | quiet eye | ojo blanco > oeil blanc
fond d oeil | fundoscopy | fundus | fondo de ojo > fond oeil
barre epigastrique | barre dans l estomac | barre a l epigastre | barre sous les cotes | epigastric bar | barra epigastrica > barre epigastrique
rot vifs | rots vifs | reflexes vifs | rot polycinetiques | hyperreflexie | hyperreflexique | brisk reflexes | hyperreflexia | clonus | hiperreflexia | reflejos vivos > reflexes vifs
proteinurie | prot +++ | prot 3 croix | proteines dans les urines | proteinuria > proteinurie
phosphenes | mouches devant les yeux | voit des etoiles | seeing stars | seeing spots | scotoma | fosfenos | escotomas > phosphenes
toxemique | toxemie | eclamptique | pre eclamptique | preeclamptique | gravidic hypertension | gestational hypertension | hta gravidique | hipertension gestacional > preeclampsie
parturiente | gravide | pregnant woman | semanas de gestacion > enceinte
retour d afrique | rentre d afrique | revient d afrique | sejour en afrique | voyage en afrique | back from africa | returned from africa | travel to africa | trip to africa | vuelta de africa | viaje a africa | vuelve de africa | afrique subsaharienne | afrique de l ouest | afrique centrale | west africa | sub saharan africa | cameroun | cameroon | camerun | cote d ivoire | ivory coast | costa de marfil | abidjan | mali | bamako | senegal | dakar | burkina | burkina faso | togo | ghana | nigeria | lagos | niger | tchad | gabon | libreville | congo | brazzaville | kinshasa | rdc | centrafrique | guinee | guinea | conakry | guinea ecuatorial | sierra leone | liberia | gambie | gambia | angola | mozambique | madagascar | comores | mayotte | kenya | tanzanie | tanzania | ouganda | uganda | soudan | sudan | ethiopie | ethiopia | etiopia | zambie | zambia | malawi | rwanda | burundi | au benin | du benin > zone endemie
goutte epaisse | frottis sanguin | frottis goutte epaisse | thick film | thick smear | thick blood film | malaria smear | blood smear | gota gruesa > goutte epaisse frottis
sans prophylaxie | pas pris sa prophylaxie | pas de prophylaxie | prophylaxie arretee | chimioprophylaxie antipaludique | no prophylaxis | without prophylaxis | sin profilaxis > prophylaxie voyage
lariam | nivaquine | savarine | doxypalu > antipaludique
chimio | chimiotherapie | chemo | chemotherapy | quimio | quimioterapia | folfox | folfiri | folfirinox | docetaxel | cisplatine | induction leucemie > chimiotherapie
neutropenique | neutropenico | neutropenica | aplasie | aplasique | en aplasie | sortie d aplasie | agranulocytose | low neutrophils | low white count | neutrofilos bajos > neutropenie
pnn | neutro | neutrophils | anc | neutrofilos | polynucleaires neutrophiles > neutrophiles
chambre implantable | chambre a catheter | picc line | pac infecte | picc | port a cath > catheter central
calcemie corrigee | calcium corrige | ca corrige | corrected calcium | calcio corregido | calcemie | calcaemia | calcemia > calcemie
metastases osseuses | mets osseuses | metas osseuses | bone mets | bone metastases | metastasis oseas > metastases osseuses
myelome | myeloma | mieloma | myelome multiple > myelome
epigastrique | epigastralgie | epigastre | creux de l estomac | creux epigastrique | haut du ventre | upper belly pain | upper abdominal pain | epigastric | epigastric pain | epigastrio | epigastrico | dolor epigastrico | boca del estomago > epigastrique
transfixiante | irradie dans le dos | irradiant dans le dos | irradiation dorsale | traverse jusque dans le dos | traverse dans le dos | traverse le dos | traverse jusqu au dos | jusque dans le dos | radiating to back | radiates to back | through to back | boring to back | irradiado espalda | irradia espalda | irradiada espalda | hacia espalda | en cinturon | en ceinture | doul en ceinture > transfixiante
chien de fusil | antalgique en chien de fusil | curled up > chien de fusil
lithiase vesiculaire | calcul vesiculaire | calculs biliaires | calculs dans la vesicule | lithiase biliaire | gallstones | colelitiasis | litiasis biliar > lithiase biliaire
ethylique | ethylisme | alcoolique | alcoolo | oh chronique | exogenose | gros buveur | boit beaucoup d alcool | alcoholic | heavy drinker | drinker | alcoholico > alcool
frappe les soignants | tape les soignants | frappe le personnel | agresse les soignants | agresse le personnel | agressif | agressive | menace les soignants | menace le personnel | casse tout | veut tout casser | hors de lui | hors de controle | incontrolable | ingerable | se debat | impossible de l approcher | tres enerve | deborde violent | combative | aggressive | aggression | violent patient | attacking staff | attacks staff | out of control | agresivo | agresiva | agresividad | incontrolable agitado > agitation violent
attacher | attache au lit | contentionner | contenir physiquement | sangles | restraints | physical restraint | restrain | contencion | contencion mecanica | sujecion > contention
sedate | sedation | sedacion | sedar | tranquilliser | tranquilise | calmer un patient | calm down > sedation
cloques | ampoules sur la peau | vesicule | vesiculeux | vesiculeuse | vesicles | vesicular | ampollas | vesiculas | painful blisters | blisters in | blisters on | fluid filled blisters | small blisters > vesicules
en bande | en hemiceinture | hemi ceinture | hemiceinture | d un seul cote | d un cote | one side | one sided rash | on one side | in a band | dermatomal | dermatome | metamere | metamerique | dermatoma | en banda | un solo lado | un lado > dermatome
aile du nez | bout du nez | hutchinson | signe d hutchinson > hutchinson
paraparesie | paraparetique | paraplegie | paraplegique | paraplegia | jambes qui lachent | jambes lachent | jambes ne portent plus | jambes faibles | faiblesse des jambes | faiblesse des deux jambes | faiblesse des membres inferieurs | deficit des membres inferieurs | deficit des deux membres inferieurs | ne marche plus | marche plus | ne tient plus debout | ne tient plus sur ses jambes | weak legs | both legs weak | legs giving way | can t walk | cannot walk | unable to walk | piernas debiles | no puede caminar | no camina > paraparesie
niveau sensitif | niveau lesionnel | sensory level | nivel sensitivo > niveau sensitif
retention d urine | retention urinaire | retention aigue d urine | urinary retention | retencion de orina | retencion urinaria > retention urines
dorsalgie | rachialgie | mal au dos | douleur dorsale | thoracic back pain | dolor espalda > rachialgie
metastase | metastatique | metastatic | bone mets | liver mets | brain mets | metas | metastasico | metastasica | metastasis > metastases
metastases vertebrales | mets vertebrales | metas rachis | vertebral metastases | spinal mets | spinal metastases | metastasis vertebrales > metastases vertebrales
cancer | kc | k prostate | k sein | k poumon | k rein | neo | neoplasie | neoplasique | tumor | malignancy | carcinoma | cancer de prostata > cancer
sem > semaine
`;
