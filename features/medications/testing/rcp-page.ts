// A page in the form of the official ones, written for the tests: nothing of it is true of any drug.

interface Written {
  updated?: string;
  name?: string;
  posology?: readonly string[];
  contraindications?: readonly string[];
  /** Ends the document after that section. */
  cutAfter?: string;
}

const p = (text: string, style = "AmmCorpsTexte") => `<p class="${style}">${text}</p>`;

export function rcpPage({
  updated = "26/01/2024",
  name = "EXEMPLINE 10 mg, comprimé",
  posology = [
    "1 comprimé par jour.",
    "<b>Insuffisance rénale</b>",
    "Clairance de 15 à 29 mL/min&nbsp;: 5 mg par jour.",
  ],
  contraindications = ["Hypersensibilité à la substance active.", "Grossesse."],
  cutAfter,
}: Written = {}): string {
  const sections: [string, string, readonly string[]][] = [
    ["1.", "DENOMINATION DU MEDICAMENT", [name]],
    ["4.", "DONNEES CLINIQUES", []],
    ["4.1.", "Indications thérapeutiques", ["Traitement d’essai."]],
    ["4.2.", "Posologie et mode d'administration", posology],
    ["4.3.", "Contre-indications", contraindications],
    ["4.4.", "Mises en garde spéciales", ["Surveillance de la kaliémie.", "4.3 mg de sodium."]],
    ["4.6.", "Fertilité, grossesse et allaitement", ["Allaitement&nbsp;: à éviter."]],
    ["4.8.", "Effets indésirables", ["Voir rubrique 4.3."]],
    ["5.1.", "Propriétés pharmacodynamiques", ["Classe d’essai."]],
    ["7.", "TITULAIRE DE L’AUTORISATION", ["LABO UN"]],
  ];
  const last = sections.findIndex(([number]) => number === cutAfter);
  const body = sections
    .slice(0, last < 0 ? sections.length : last + 1)
    .map(([number, title, lines]) =>
      [
        p(`<a name="x">${number} ${title}</a>`, "AmmAnnexeTitre1"),
        ...lines.map((line) => p(line)),
        title.startsWith("Effets")
          ? "<table><tr><td>Fréquent</td><td><p>Nausées</p><p>Vertiges</p></td></tr></table>"
          : "",
      ].join("\n"),
    );
  const menu = sections.map(([number, title]) => `<li><a href="#x">${number} ${title}</a></li>`);
  return `<!doctype html><html><head><title>Fiche</title><script>4.3. Contre-indications</script></head>
<body><ul>${menu.join("")}</ul><p class="DateNotif">ANSM - Mis à jour le : ${updated}</p>
${body.join("\n")}
<h2>NOTICE</h2><p>1. QU'EST-CE QUE EXEMPLINE</p><p>4.3. Contre-indications</p><p>Texte pour les patients, bien plus long.</p><p>Encore.</p><p>Encore.</p></body></html>`;
}
