// What people are poisoned with and no sheet treats: the sheets on poisoning are about medicines. Each word is a missing
// condition by itself when nobody would say it of anything else, and beside "intoxication" or "ingestion" always.
const ALWAYS = `monoxyde de carbone | carboxyhemoglobine | hbco | amanite | amanite phalloide | champignons | champignon | syndrome phalloidien | mushroom poisoning | setas
 | cyanure | cyanide | cianuro | fumees d'incendie | inhalation de fumees | smoke inhalation | organophosphores | organophosphate | organofosforados | pesticide | insecticide | paraquat | glyphosate | raticide | mort aux rats | anticoagulant rodenticide
 | javel | eau de javel | caustique | soude caustique | destop | acide chlorhydrique | lejia | bleach ingestion | caustic ingestion | pile bouton | button battery | white spirit | hydrocarbures | petrole lampant | antigel | antifreeze | ethylene glycol | methanol | fomepizole
 | plomb | saturnisme | lead poisoning | mercure | arsenic | ciguatera | botulisme | botulism | scombroide | laurier rose | datura | aconit | muguet | strychnine | methemoglobinemie | poppers
 | ivresse | ivresse aigue | ivresse alcoolique | alcoolisation aigue | intoxication ethylique | intoxication alcoolique | alcohol intoxication | intoxicacion etilica | cocaine | cocaina | crack | ecstasy | mdma | amphetamines | methamphetamine | cannabis | ghb | lsd | protoxyde d'azote
 | serpent | snake bite | snakebite | antivenin | antivenom | scorpion | veuve noire | vive | meduse`;
const BESIDE = `co | fumees | fumee | gaz | plante | plantes | baies | digitale | methanol | essence | plomb | colle | lessive | dishwasher | detergent | chlore | nicotine | digoxine | fer | iron | cyanure | chauffe eau | chaudiere | brasero | poele | alimentaire`;

const list = (text: string) => text.split("|").map((name) => name.trim());

/** Names of missing conditions. */
export const POISONS: readonly string[] = [
  ...list(ALWAYS),
  ...list(BESIDE).flatMap((poison) => [`intoxication ${poison}`, `empoisonnement ${poison}`, `ingestion ${poison}`]),
];
