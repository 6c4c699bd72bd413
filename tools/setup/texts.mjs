// What `npm start` and `npm test` say, in the language of the terminal. French is the product's
// first language.
const TEXTS = {
  nodeTooOld: {
    fr: "Sclepios a besoin de Node 20 ou plus récent ; celui-ci est {version}. Installez-le depuis https://nodejs.org, puis recommencez.",
    en: "Sclepios needs Node 20 or newer; this one is {version}. Install it from https://nodejs.org, then try again.",
    es: "Sclepios necesita Node 20 o posterior; este es {version}. Instálelo desde https://nodejs.org y vuelva a intentarlo.",
  },
  installing: {
    fr: "Installation des bibliothèques (une à deux minutes la première fois)…",
    en: "Installing the libraries (one to two minutes the first time)…",
    es: "Instalación de las bibliotecas (uno o dos minutos la primera vez)…",
  },
  lockStale: {
    fr: "package-lock.json ne correspond pas à package.json : installation d’après package.json.",
    en: "package-lock.json does not match package.json: installing from package.json.",
    es: "package-lock.json no corresponde a package.json: instalación según package.json.",
  },
  installRetry: {
    fr: "L’installation exacte a échoué ; nouvel essai plus souple…",
    en: "The exact installation failed; trying again less strictly…",
    es: "La instalación exacta ha fallado; nuevo intento menos estricto…",
  },
  installFailed: {
    fr: "L’installation des bibliothèques a échoué. Vérifiez la connexion, l’espace disque et les droits sur ce dossier, puis recommencez. Détail de npm :",
    en: "Installing the libraries failed. Check the connection, the disk space and your rights on this folder, then try again. What npm said:",
    es: "La instalación de las bibliotecas ha fallado. Compruebe la conexión, el espacio en disco y los permisos de esta carpeta y vuelva a intentarlo. Detalle de npm:",
  },
  runtimeMissing: {
    fr: "Le Node 24 du projet n’a pas été installé (les scripts d’installation de npm sont-ils désactivés ?) et celui-ci est {version}. Lancez « npm rebuild node », puis recommencez.",
    en: "The project's own Node 24 was not installed (are npm's install scripts disabled?) and this one is {version}. Run “npm rebuild node”, then try again.",
    es: "El Node 24 del proyecto no se ha instalado (¿están desactivados los scripts de instalación de npm?) y este es {version}. Ejecute «npm rebuild node» y vuelva a intentarlo.",
  },
  building: {
    fr: "Construction de l’application web…",
    en: "Building the web application…",
    es: "Construcción de la aplicación web…",
  },
  built: {
    fr: "Application web prête.",
    en: "Web application ready.",
    es: "Aplicación web lista.",
  },
  buildFailed: {
    fr: "La construction de l’application web a échoué :",
    en: "Building the web application failed:",
    es: "La construcción de la aplicación web ha fallado:",
  },
  stillRunning: {
    fr: "… toujours en cours ({seconds} s)",
    en: "… still running ({seconds} s)",
    es: "… en curso ({seconds} s)",
  },
  starting: {
    fr: "Démarrage du serveur…",
    en: "Starting the server…",
    es: "Arranque del servidor…",
  },
  installingBrowser: {
    fr: "Installation de Chromium pour les tests…",
    en: "Installing Chromium for the tests…",
    es: "Instalación de Chromium para las pruebas…",
  },
  browserFailed: {
    fr: "Chromium n’a pas pu être installé : les parcours dans le navigateur vont échouer.",
    en: "Chromium could not be installed: the browser journeys will fail.",
    es: "No se ha podido instalar Chromium: los recorridos en el navegador fallarán.",
  },
  postgresqlReady: {
    fr: "PostgreSQL {version} démarré pour les tests de base de données.",
    en: "PostgreSQL {version} started for the database tests.",
    es: "PostgreSQL {version} arrancado para las pruebas de base de datos.",
  },
  postgresqlMissing: {
    fr: "PostgreSQL absent : les tests de base de données tournent sur la base intégrée seulement ({reason}).",
    en: "No PostgreSQL: the database tests run on the embedded database only ({reason}).",
    es: "Sin PostgreSQL: las pruebas de base de datos se ejecutan solo en la base integrada ({reason}).",
  },
  dataMissing: {
    fr: "Données publiques de test absentes ({folder}) : les tests qui les lisent sont sautés et le disent.",
    en: "No public test data ({folder}): the tests that read it are skipped and say so.",
    es: "Sin datos públicos de prueba ({folder}): las pruebas que los leen se omiten y lo indican.",
  },
  timedOut: {
    fr: "arrêté après {seconds} s sans finir",
    en: "stopped after {seconds} s without finishing",
    es: "detenido tras {seconds} s sin terminar",
  },
};

/** The language that the terminal asks for: LC_ALL, LC_MESSAGES, then LANG; French otherwise. */
export function terminalLanguage(env = process.env) {
  const asked = (env.LC_ALL || env.LC_MESSAGES || env.LANG || "").slice(0, 2).toLowerCase();
  return asked === "en" || asked === "es" ? asked : "fr";
}

/** A sentence in the terminal's language, its {names} replaced. */
export function sentence(key, values = {}, language = terminalLanguage()) {
  return TEXTS[key][language].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

export const say = (key, values) => console.log(sentence(key, values));
