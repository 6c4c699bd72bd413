// Spanish clinical words and bedside phrases, and the words of the sheets.
export const SPANISH = `
ruidos respiratorios abolidos | abolicion ruidos respiratorios | ruidos abolidos | sin ruidos respiratorios | murmullo abolido | murmullo vesicular abolido | murmullo ausente | abolicion murmullo | ausencia murmullo | hipofonesis | sin murmullo | no entra aire > murmure aboli
desviacion traqueal | traquea desviada | ingurgitacion yugular | yugulares ingurgitadas > turgescence
timpanico | timpanismo > tympanisme
drenaje | drenaje toracico | tubo toracico | tubo torax | drenaje pleural > drain thoracique
alto y delgado | alta y delgada | longilineo > longiligne
descompresion aguja | aguja descompresion > exsufflation aiguille
aspiracion aguja > exsufflation
cinturon pelvico | faja pelvica | pelvis inestable | fractura pelvis > bassin instable
atropellado | atropello | choque frontal | accidente coche | accidente moto | choque moto | precipitado | caida altura | cayo metros | cayo piso | volcado > avp
atrapado > incarcere
escaner corporal | body tac | tac corporal > body scanner
fracturas multiples > fractures multiples
fractura abierta | fractura expuesta > fracture ouverte
politrauma | politraumatismo | traumatismo grave | trauma grave > polytraumatise
quirofano > bloc
hemorragia intracraneal | hematoma intracerebral | hematoma cerebral | sangrado cerebral | hemorragia intracerebral | sangre cisternas > hemorragie sous arachnoidienne
cefalea | dolor cabeza | jaqueca > cephalee
frecuencia > frequence
volumen | suero | cristaloides | fluidoterapia > remplissage
derrame > hemorragie cerebrale
derrame pleural > epanchement pleural
aneurisma | rotura aneurisma > anevrisme
bajar tension | bajar presion | objetivo tension | objetivo tensional | tension objetivo | pas objetivo > pression arterielle cible
crepitantes | estertores | crujidos > crepitants
crepitantes bilaterales > crepitants bilateral
foco | condensacion | consolidacion | base derecha | base izquierda | lobulo inferior > foyer
tos productiva | tos con expectoracion | expectoracion purulenta | esputo purulento | esputo verde > toux crachats purulents
esputo rosado | esputo espumoso | espuma rosada > mousseux
ortopneica | ortopneico | duerme sentado | duerme sentada | no puede acostarse > orthopnee
edemas piernas | piernas hinchadas | edemas maleolares > omi
edema agudo pulmon | edema pulmon > oedeme aigu pulmonaire
insuficiencia cardiaca descompensada | ic descompensada | ic aguda > insuffisance cardiaque aigue
pantorrilla hinchada | pierna hinchada | pantorrilla | gemelo hinchado | dolor pantorrilla | pierna izquierda hinchada | pierna derecha hinchada > mollet
anticonceptivos | anticonceptivos orales | toma anticonceptivos > pilule oestroprogestatifs
vuelo largo | operada hace | operado | operada | protesis cadera | protesis rodilla | operado hace | cirugia reciente | postoperado | postoperada | inmovilizado | inmovilizada | encamado | encamada | tras cirugia > postoperatoire
dolor pleuritico | dolor costado > douleur pleurale
tromboembolia | tep masivo | tep submasivo | tep > embolie pulmonaire
sin pulso | no tiene pulso | ausencia pulso > pouls absent
parada | en parada | parada cardiorespiratoria | pcr | paro respiratorio > arret cardiaque
compresiones | masaje cardiaco | masaje > compressions thoraciques
desfibrilar | descarga | desfibrilacion > defibrillation
julios | descarga bifasica | energia descarga > defibrillation joules
asistolia > asystolie
ritmo desfibrilable | ritmo no desfibrilable | no desfibrilable | desfibrilable > defibrillation arret cardiaque
bebe esta saliendo | esta saliendo | saliendo bebe | nalgas | de nalgas | viene de nalgas > accouchement siege
fibrilacion ventricular > fv
no respira | no respira nada | dejo de respirar > inconscient gasps
nino en parada | lactante en parada | bebe en parada | parada en nino | parada infantil | bebe no respira > arret cardiaque enfant
no llora | recien nacido no llora > apgar
hinchazon labios | labios hinchados | hinchazon lengua | lengua hinchada | cara hinchada | hinchazon cara | hinchazon parpados > quincke
urticaria generalizada | ronchas | habones > urticaire generalise
picadura abeja | picadura avispa | picadura > piqure guepe
cacahuate | cacahuete | mariscos | gambas | frutos secos | despues comer > allergie aliment
alergia | alergico | alergica | reaccion alergica | reaccion > allergie
pitidos | silbidos | sibilancias | sibilante | pitos > sibilants
fiebre alta | con fiebre | calentura > fievre
escalofrios | tiritona > frissons
piel moteada | moteada | livideces rodillas > marbrures
hipotenso | hipotensa | hipotension | tension baja | presion baja > hypotension
lactato alto | lactato elevado > lactate
noradrenalina | vasopresor > noradrenaline
foco infeccioso | control foco > porte entree
dolor toracico | dolor torax > douleur thoracique
toracico | toracica > thoracique
dolor pecho | opresion pecho | dolor opresivo | opresion toracica | dolor precordial | aprieta pecho | opresivo pecho > douleur thoracique constrictive
irradiado brazo | brazo izquierdo | mandibula | irradiado mandibula > bras gauche
elevacion st | ascenso st | supradesnivel st | supradesnivelacion | st elevado | elevacion segmento st > st+
descenso st | infradesnivel st | depresion st | infradesnivelacion | st descendido > st- sous decalage
sin elevacion st | sin elevacion > st-
angioplastia | icp | icp primaria | hemodinamica | cateterismo | sala hemodinamica > angioplastie coronarographie
fibrinolisis | fibrinolitico | trombolisis | trombolizar | trombolitico > thrombolyse
troponina elevada | troponina positiva | troponina alta > troponine positive
infarto | infarto miocardio | ataque corazon > infarctus
sudoroso | sudorosa | sudando | sudor frio | suda | sudoracion | temblor | tembloroso > sueurs
disneico | disneica | ahogo | ahogado | se ahoga | falta aire | no puede respirar | le cuesta respirar | dificultad para respirar | fatiga respiratoria > dyspnee
disnea subita | disnea brusca | disnea brutal > dyspnee brutale
epoc agudizado | epoc agudizada | epoc exacerbado | epoc descompensado | exacerbacion epoc > exacerbation bpco
vmni | ventilacion no invasiva > vni
hipercapnia | hipercapnico > hypercapnie
fumador importante | gran fumador | fumadora > tabagique
no puede hablar frases | no termina frases | habla entrecortada | no puede hablar > parle phrases
inhalaciones | puffs | nebulizaciones | nebulizar | camara inhalacion > nebulisation salbutamol
no mueve lado | no mueve brazo | no mueve pierna | no mueve lado izquierdo | no mueve lado derecho | debilidad brazo | debilidad lado | hemiplejia | perdida fuerza | perdida fuerza brazo | medio cuerpo > hemiplegie
habla raro | habla rara | no puede hablar bien | no habla | habla mal | habla enredada | disartria | afasia | lenguaje alterado > aphasie
boca torcida | boca desviada | desviacion comisura | comisura desviada | cara torcida > paralysie faciale brutal
codigo ictus | ictus > avc
oclusion gran vaso > thrombectomie
crisis tonico clonica | crisis tonicoclonica | crisis comicial | convulsiona | convulsionando | convulsionar | sigue convulsionando | convulsiones | crisis epileptica | crisis convulsivas | no para de convulsionar > convulsions persistant min
estatus convulsivo > etat de mal
no para | no paran | sin parar | no cede | no ceden > persistant
bucal > buccal
potasio alto | potasio elevado | k alto | hiperpotasemia | bajar potasio > hyperkaliemie
gluconato calcio > gluconate calcium
dialisis | hemodialisis | dializado | no se dializo | falto dialisis > dialyse epuration extrarenale
cetonas altas | cetonas positivas | cuerpos cetonicos | cetonemia > cetonemie
aliento cetonico | olor acetona | aliento afrutado | olor a manzana > haleine acetone
orina mucho | mucha sed | bebe mucha agua | poliuria | polidipsia > polyurie polydipsie
bomba insulina > pompe insuline
parto | pariendo | pariendo en | de parto | dar a luz | esta pariendo | va a parir | parir | parto en casa | coronando | sale cabeza | ganas de pujar | ganas empujar | pujando | asoma cabeza > accouchement imminent
placenta no sale | retencion placenta | alumbramiento | sangra despues parto | atonia uterina > hemorragie post partum
circular cordon | circular de cordon | vuelta cordon | vuelta de cordon > circulaire cou accouchement
prolapso cordon | prolapso de cordon > cordon prolabe accouchement
distocia hombros > dystocie epaules accouchement
cordon umbilical > cordon accouchement
bolsa rota | rompio aguas | rompio bolsa > rupture membranes
tiraje | retracciones | aleteo nasal | quejido > tirage
no come | rechaza tomas | toma mitad biberon | rechazo tomas | rechaza biberon | biberones > biberons
mocos | moquea | rinorrea | congestion nasal > rhinite
apneas > apnee
alto flujo | gafas alto flujo > haut debit nasal
lavado nasal | aspirar secreciones > desobstruction nez
acenocumarol > acenocoumarol avk
cefalea fiebre > fievre cephalee
cefalea trueno | cefalea brusca | peor dolor de cabeza | cefalea subita | dolor de cabeza brutal | peor cefalea | cefalea explosiva | dolor cabeza subito > cephalee coup de tonnerre
puncion lumbar > ponction lombaire
rigidez nuca | rigidez | cuello rigido | nuca rigida | rigidez cervical > raideur de nuque
manchas moradas | manchas que no desaparecen | petequias | purpurico | exantema petequial > purpura
molesta luz > photophobie
sangra mucho | sangrado masivo | hemorragia activa | sangrado activo | desangrandose | sangrado abundante | se desangra > hemorragie massive
transfusion masiva | protocolo transfusion masiva > transfusion massive
arma blanca | apunalado | punalada | disparo | herida bala > plaie penetrante
torniquete > garrot
inconsciente | no responde | no despierta | encontrado inconsciente | perdida conciencia | obnubilado | estuporoso | comatoso > inconscient
pupila dilatada | midriasis unilateral | anisocoria > anisocorie
pupilas puntiformes | miosis > myosis
suicidarse | suicidio | quiere suicidarse | ideas muerte | ideas suicidas | ideacion autolitica | autolisis | intento autolitico | cortarse venas | no quiere vivir | ahorcarse | quiere morirse > idees suicidaires
palpitaciones irregulares | pulso irregular | ritmo irregular | corazon irregular | fa rapida > fibrillation atriale
controlar frecuencia | frenar frecuencia > ralentir fibrillation
anticoagular | anticoagulado > anticoagulation
vomita sangre | vomito de sangre | vomito posos cafe | posos cafe > hematemese
heces negras | heces alquitran | deposiciones negras | caca negra | melenas > melena
varices esofagicas | sangrado varicoso | varices sangrantes | hda | sangrado digestivo > hemorragie digestive haute
endoscopia | gastroscopia > endoscopie
azucar | azucar baja | azucar en sangre > glycemie
hipoglucemico | hipoglucemia | bajon azucar > hypoglycemie
puede tragar > resucrage
suero glucosado > glucose resucrage
sodio bajo | hiponatremico > hyponatremie
suero hipertonico | salino hipertonico | salino 3% > serum sale hypertonique
escozor orinar | ardor orinar | dolor orinar | orina con frecuencia | orina mucho a menudo | molestias urinarias | sindrome miccional | arde al orinar | escuece orinar > sfu
infeccion orina | infeccion urinaria | cistitis repetidas > infection urinaire
debilidad pierna > faiblesse jambe
no orina | no hace pis | sin orinar | oligurico | oliguria | anuria | anurico > anurie
creatinina alta | creatinina sube | creatinina elevada | creatinina > creatinine
fracaso renal | fra > insuffisance renale aigue
tomo pastillas | tomado pastillas | ingesta pastillas | ingesta medicamentosa | ingesta | tomo caja | sobreingesta | se tomo | blister de pastillas | blister entero | un blister > ingestion comprimes
benzodiacepinas | benzos | lorazepam | alprazolam > benzodiazepine
carbon activado > charbon active
opiaceos | heroina > opioides
nivel paracetamol > paracetamolemie
dosis carga > dose charge
embarazo | embarazada > enceinte
mujer joven > femme jeune
corazon > coeur
estomago > estomac
cuello > cou
mareo > malaise
confuso | confusa | desorientado | desorientada | agitado confuso > confusion
palido | palida > paleur
taquicardico | taquicardica | taquicardia > tachycardie
saturacion > spo2
izquierda | izquierdo > gauche
derecha > droite
punzante > pleurale
subito | subita | brusco | brusca | de repente > brutal
temperatura > temperature
diabetica > diabetique
anciana > age
electro | electrocardiograma > ecg
t negativas | ondas t negativas | t invertidas > st- sous decalage
hemitorax > hemithorax
reservorio > catheter central
colapso > hypotension
frotis > frottis
pupilas | pupila > pupilles
ronca | roncando > ronfle
agitado | agitada | muy agitado | muy agitada > agitation
orina con ardor | ardor al orinar | escozor al hacer pis > sfu
antigeno > antigene
`;
