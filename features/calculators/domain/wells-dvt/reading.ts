import { activeCancer } from "../common-criteria.ts";
import { measure } from "../quantities.ts";
import type { Reading } from "../reading.ts";

const DVT = "(tvp|dvt|phlebite*|thrombose veineuse*|phlebitis|trombosis venosa*)";

export const reading: Reading = {
  names: {
    fr: `wells, wells ~ ${DVT}, ${DVT} ~ wells`,
    en: `wells, wells ~ ${DVT}, ${DVT} ~ wells`,
    es: `wells, wells ~ ${DVT}, ${DVT} ~ wells`,
  },
  about: {
    fr: "tvp, phlebite*, thrombose veineuse*, godet, collateral*, trajet veineux, mollet*, jambe*, cuisse*, cheville*, membre* (inferieur*|entier)",
    en: "dvt, phlebitis, deep vein, pitting, collateral*, calf, calves, leg, legs, thigh*",
    es: "tvp, flebitis, trombosis venosa*, fovea, colateral*, pantorrilla*, pierna*, muslo*",
  },
  inputs: {
    activeCancer,
    paralysisOrPlaster: {
      parts: true,
      no: {
        fr: "(pas d'|sans |aucune |ni d'|ni )immobilis*",
        en: "(no|without|nor|not) immobili*",
        es: "(sin|no|ni) inmovili*",
      },
      yes: {
        fr: "(jambe|membre inferieur|cheville|pied|genou) ~ (platre*|immobilise* (par|dans|sous) (un |une )?(platre|botte|attelle|resine)|paralyse*|paretique), (platre|resine|botte|attelle) (de |du |au |a la |cruro-*|suro-*)(la )?(jambe|pied|cheville|genou|membre inferieur|pedieu*)*, (deficit moteur|hemiplegie|paralysie|paresie) (recent*|de la jambe|du membre inferieur), (paralysie|paresie|hemipleg*|hemipares*|parapleg*), platre, platree, immobilisation platree, attelle, botte platree, monopares*, (membre inferieur|jambe|cheville|mi) ~ (platre*|paralyse*)",
        en: "paralys*, paresis, hemipleg*, hemipares*, parapleg*, plaster*, cast, leg cast, (in a|below-knee|long leg) cast, leg ~ immobili*",
        es: "paralisis, paresia, hemipleji*, hemipares*, parapleji*, yeso, escayola*, ferula",
      },
    },
    bedRestOrSurgery: {
      parts: true,
      no: {
        fr: "(pas d'|sans |aucune |ni d'|ni )immobilis*",
        en: "(no|without|nor|not) immobili*",
        es: "(sin|no|ni) inmovili*",
      },
      yes: {
        fr: "(cesarienne|hysterectomie|colectomie|arthroplastie|osteosynthese|laparotomie|prothese (de|du) (hanche|genou)) (il y a|recente*|date de|datant de|ce jour|hier|la semaine derniere|le mois dernier), grabataire*, (intervention|opere*|operation) (sous ag|sous anesthesie generale|majeure), (clinostatisme|confine* au lit|cloue* au lit|ne se leve (pas|plus)), (reste*|garde*) au lit, alite*, alitement, immobilis*, chirurgie*, chir, opere*, operation, post-op*, intervention chirurgicale, pose ~ prothese ~ (hanche|genou), pth, ptg",
        en: "immobili*, bedridden, bedbound, bed rest, in bed, surgery, operat*, post-op*, (hip|knee) replacement, arthroplasty",
        es: "inmovili*, encamad*, encamamiento, reposo en cama, cirugia, operad*, operacion, postoperat*, intervenid*, protesis ~ (cadera|rodilla)",
      },
      not: {
        fr: "(chirurgie|operation|intervention|geste|prothese) (est |deja )?(prevue*|programmee*|planifiee*|envisagee*|a venir) (dans|le|la|en|pour|demain|semaine)*, (sera|doit etre|va etre) opere*",
        en: "surgery (is )?(planned|scheduled|booked) (in|for|next)*",
        es: "cirugia (prevista|programada) (para|en|el)*",
      },
      // How long ago?
      open: {
        fr: "cesarienne, hysterectomie, colectomie, arthroplastie, osteosynthese, laparotomie, prothese ~ (hanche|genou)",
        en: "caesarean, cesarean, hysterectomy, colectomy, laparotomy",
        es: "cesarea, histerectomia, colectomia, laparotomia",
      },
      withinDays: 84,
      lastingDays: 3,
    },
    tenderness: {
      yes: {
        fr: "(douleur*|sensib*|douloureu*) ~ (trajet*|palpation|veineu*|veine*), trajet* veineu* ~ (douloureu*|sensible*), palpation ~ (douloureu*|sensible*), (mollet|cuisse) ~ sensible*, (douleur*|sensibilite) locali*, homans",
        en: "tender*, pain* ~ (deep|vein*|venous|palpation), homans",
        es: "(dolor*|sensib*) ~ (trayecto*|palpacion|venos*), sensibilidad, dolor locali*, homans",
      },
      no: {
        fr: "trajet* veineu* (profond* )?(est |sont )?(indolore*|libre*|souple*|non (douloureu*|sensible*)), (mollet*|cuisse*|jambe*) (est |sont )?(souple* (et )?)?(indolore*|non douloureu*)( a la palpation)?, palpation (des veines |des trajets veineux |du mollet |de la jambe |du trajet (veineux )?|des trajets |veineuse |profonde |de la cuisse )?(est )?(indolore|normale|non douloureuse), (pas de|aucune|sans|ni) (douleur|sensibilite) ~ (palpation|trajet*|veine*|provoquee)",
        en: "(non-tender|nontender) (calf|leg|veins)",
        es: "palpacion (indolora|normal)",
      },
      // A leg that hurts is not yet one that is tender along its veins.
      open: { fr: "douleur*, douloureu*", en: "pain*", es: "dolor*" },
    },
    wholeLegSwollen: {
      yes: {
        fr: "(membre inferieur|jambe|membre) (droit* |gauche* )?(entierement|totalement|globalement|completement|en entier|dans son ensemble|en totalite) (oedem*|gonfl*|enfle*|augmente*), (oedeme|gonflement|enflure) (de |du )?(tout le |l'ensemble du |toute la |la totalite (du |de la ))(membre|mi|jambe)( inferieur*)?, (gonfl*|oedem*|enfle*) (jusqu'a la |jusqu'a l')(racine|cuisse|aine|pli de l'aine), (gonfl*|oedem*|enfle*) (de la )(racine|cuisse|aine) (a la cheville|a la racine), tout (le )?(membre|mi) (inferieur )?(droit |gauche )?(est )?(gonfl*|oedem*|enfle*), toute (la |sa )?jambe (droite |gauche )?(est )?(gonfl*|oedem*|enfle*), (membre (inferieur )?|jambe |mi )(entier*|complet*) ~ (oedem*|gonfl*), (oedem*|gonfl*) ~ (membre|jambe) (inferieur )?(entier*|complet*), (oedem*|gonfl*) ~ tout* (le membre|la jambe), tout* (le membre|la jambe) ~ (oedem*|gonfl*), (jambe|membre|mi) ~ (entierement|totalement|integralement) (oedem*|gonfl*), (oedeme|gonflement) (de |du )?(tout le |toute la )(membre|mi|jambe) (inferieur*)?, (oedem*|gonfl*) (global|diffus|total) ~ (membre|jambe), grosse jambe",
        en: "(entire|whole|all) (the )?(leg|limb) ~ (swell*|swollen|oedem*|edem*), (swell*|swollen) ~ (entire|whole) (leg|limb)",
        es: "(tod* la |toda |la )?(pierna|extremidad|miembro) (entera|entero|completa) ~ (hinchad*|edema*), (edema|hinchazon) ~ (toda la pierna|pierna entera|extremidad completa|miembro entero|pierna completa), toda la pierna ~ (hinchad*|edemat*)",
      },
      no: {
        fr: "(oedeme|gonflement) (limite|localise) (au mollet|a la cheville|au pied), (pas d'oedeme|oedeme non|gonflement non) (de |du )?(toute |tout |global|etendu|entier)*( la| le)? ?(jambe|membre)*, cuisse* (fine*|souple*|normale*|indemne*), (pas d'|sans |aucun |absence d'|ni d'|ni )oedeme*, cuisse* (est |sont )?(normale*|souple*|libre*|non gonfle*), (pas|non) (tout )?(le |la )?(membre|jambe) entier*, (jambe|membre( inferieur)?) (pas|non) (entierement |totalement )?(gonfle*|enfle*|oedem*) (en entier|en totalite|dans son ensemble|entierement|totalement|completement)?",
        en: "(no|without) (oedema|edema|swelling), thigh* (is |are )?(normal|soft|not swollen)",
        es: "(sin|no) (edema*|hinchazon), muslo* (normal*|bland*)",
      },
      open: {
        fr: "(membre|jambe) entier*, (jambe|membre inferieur|mi|membre) ~ (gonfl*|oedem*), oedeme ~ (jambe|membre inferieur|mi), oedeme*",
        en: "(leg|limb) ~ (swell*|swollen), swollen (leg|limb)",
        es: "(pierna|extremidad|miembro) ~ (hinchad*|edema*), edema ~ (pierna|extremidad|miembro)",
      },
    },
    calfSwelling: {
      yes: {
        fr: "(difference|ecart|asymetrie|augment*|perimetre|circonference) ~ (plus de|>|>=|≥|superieur* a) 3 cm",
        en: "calf ~ (more than|at least|over|>|>=|≥) 3 cm",
        es: "(diferencia|aument*|asimetria|perimetro) ~ (mas de|mayor de|>|>=|≥) 3 cm",
      },
      no: {
        fr: "(pas de|aucune|sans) (difference|asymetrie|augmentation) (de |du |des |entre )(circonference|perimetre|mollet*|taille|volume)*, (mollet*) (sont |est )?(de |d'un )?(meme (taille|perimetre|circonference|volume|calibre)|identique*|egaux), meme (taille|perimetre|circonference|volume|calibre) (des|aux|pour les|de) (deux )?mollet*, (perimetre*|circonference*) (des mollets |de mollet )?(identique*|egale*|egaux|symetrique*), (mollet*) (est |sont )?(souple*|normal*|normaux|symetrique*|egaux|de meme (taille|perimetre)|identique*), (pas d'asymetrie|sans asymetrie) (de|des|du)? (mollet*)?",
        en: "(calf|calves) (are |is )?(normal|symmetric*|soft)",
        es: "(pantorrilla*|gemelo*) (son )?(normal*|simetric*|bland*)",
      },
      from: { measure: "calfDifference", value: 3 },
      open: {
        fr: "mollet* ~ (gonfl*|augment*|oedem*|tendu*), (oedeme|gonflement|augmentation) ~ mollet, asymetrie ~ mollet*, gros mollet",
        en: "(calf|calves) ~ (swell*|swollen), (swollen|swelling) ~ (calf|calves)",
        es: "(pantorrilla*|gemelo*) ~ (hinchad*|aumentad*|edema*), (aumento|edema) ~ (pantorrilla|gemelo*)",
      },
    },
    pittingOedema: {
      yes: {
        fr: "(oedeme|gonflement) (mou|unilateral|de la jambe|du cote *|du mollet) ~ (godet|prenant le godet|prend le godet), godet*, (oedeme*|gonflement) (unilateral |mou )?(qui )?(prend|prenant|garde|gardant|marque|avec|et) (bien |nettement |franchement )?(le |la |un |du )?(signe du )?godet, oedeme ~ (prenant|signe) ~ godet",
        en: "pitting, pitting (oedema|edema)",
        es: "fovea, edema ~ fovea",
      },
      no: {
        fr: "(oedeme|gonflement) (ne prenant pas|ne prend pas|sans|ne garde pas|dur sans) (le |de )?godet, (pas de|sans|aucun|absence (de|du)|ni) (signe du )?godet, (signe du )?godet (negatif|absent), (pas d'|sans |aucun |absence d'|ni d'|ni )oedeme*",
        en: "(no|without) (oedema|edema|swelling)",
        es: "(sin|no) (edema*|hinchazon)",
      },
    },
    collateralVeins: {
      yes: {
        fr: "(veines|reseau|circulation) (superficiel* )?(collateral*|dilate*|turgescent*) (superficiel*|non variqueu*)*, (dilatation|turgescence) (des |de )?(veines |reseau )(superficiel*|collateral*)*( non variqueu*)?, collateral* ~ veineu*, (circulation|veines) collateral*, collateral* superficiel*, collateral*",
        en: "collateral* (superficial )?vein*, collateral*",
        es: "colateral*, venas colateral*, circulacion colateral",
      },
    },
    previousDvt: {
      yes: {
        fr: "(tvp|phlebite|thrombose*) (connue|ancienne|dans (les|ses) antecedent*|l'an (dernier|passe)), (2e|2eme|deuxieme|troisieme|3e|seconde) (tvp|phlebite), (a deja|deja) (fait|eu) (une |des )?(tvp|phlebite*|thrombose*), (antecedent*|atcd*) ~ (tvp|phlebite*|thromb*|mtev|etev), (tvp|phlebite|thrombose veineuse) (* )?(il y a|ancienne*|anterieure*|en (19|20)*), deja ~ (tvp|phlebite), recidive ~ (tvp|phlebite)",
        en: "(previous|prior|past|history|hx|old|earlier) ~ (dvt|vte|clot*|thrombo*|phlebitis), (dvt|vte|clot|phlebitis) * * ago, (dvt|vte|clot) in (19|20)*",
        es: "(antecedente*|historia|previ*) ~ (tvp|trombo*|flebitis|etev), (tvp|trombosis|flebitis) (* )?(previ*|antigu*|anterior*|hace), (tvp|trombosis) en (19|20)*",
      },
      no: {
        fr: "jamais (eu |fait )?(de )?(tvp|phlebite|thrombose), (1re|1ere|premiere) (tvp|phlebite)",
        en: "never (had )?(a )?(dvt|clot*|vte|thrombosis), first dvt",
        es: "nunca (ha tenido )?(una )?(tvp|trombosis|flebitis)",
      },
      history: true,
    },
    alternativeAsLikely: {
      yes: {
        fr: "(erysipele|kyste (poplite|de baker)|claquage|hematome|lymphoedeme|dermohypodermite|insuffisance veineuse|cellulite|tendinite|dechirure) ~ (plus|aussi|tout aussi|au moins aussi|autant) (probable|vraisemblable), (autre*|diagnostic*|alternative*|diag|dg) ~ (plus|aussi|autant|au moins aussi) (probable|vraisemblable)*, (diagnostic*) (alternatif*|differentiel*) (probable|vraisemblable|present|evident), * (est |juge* )?(tout |au moins )?(plus|aussi) (probable|vraisemblable), (tvp|phlebite) ~ (moins|peu) (probable|vraisemblable)",
        en: "(other|another|alternative*|diagnos*) ~ (more|as|equally) likely, (alternative|other) diagnos* (is )?(likely|present), * (is )?(more|as|equally|at least as) likely, dvt ~ (less likely|unlikely)",
        es: "(otro*|diagnostico*|alternativa*) ~ (mas|igual de|tan|al menos tan) probable*, diagnostico* alternativo* (probable|presente), * (es )?(mas|igual de|tan) probable, tvp ~ (menos|poco) probable",
      },
      no: {
        fr: "(pas d'|aucune |sans |ni d')autre* (cause|explication|origine|hypothese|piste)*, (aucun|pas d'|rien|pas de) ~ (plus|aussi) (probable|vraisemblable), (aucun|pas d'|rien|pas de) ~ (plus|aussi) (probable|vraisemblable) (que|qu') (la |une )?(tvp|phlebite|thrombose), (tvp|phlebite) ~ (plus probable|plus vraisemblable|principal*|premiere hypothese|hypothese principale), (diagnostic*|alternative*) ~ moins (probable|vraisemblable)*, (pas|aucun|aucune|sans) (d')?(de )?(autre* )?(diagnostic*|alternative*|diag|dg|dx) ~ (plus|aussi) (probable|vraisemblable)*, (pas|aucun|aucune|sans) (d')?(de )?(autre* )?(diagnostic*|alternative*|diag|dg|dx) (alternatif*|differentiel*|evident*)*, (aucun|pas d') autre (diagnostic|diag|dg), (pas|aucune) (d')?alternative*, (pas de|aucun|sans) (autre )?diagnostic* (alternatif*|differentiel*|evident*)",
        en: "(no|without) alternative*, dvt ~ (most likely|more likely|likeliest), (diagnos*|alternative*|cause*) ~ less likely, (no|without|nothing) ~ (diagnos*|alternative*|cause*) ~ (more|as|equally) likely, (no|without) (other |alternative )(diagnos*|explanation|cause)",
        es: "tvp ~ (mas probable|principal|primera hipotesis), (diagnostico*|alternativa*) ~ menos probable*, (ningun|sin|no hay|no) (otro )?(diagnostico*|alternativa*) ~ (mas|igual de|tan) probable*, (ningun|sin|no hay) (otro )?(diagnostico*) (alternativo*)?",
      },
      open: {
        fr: "autre* (diagnostic*|diag|dg), diagnostic* alternatif*",
        en: "(other|alternative) diagnos*",
        es: "(otro*) diagnostico*, diagnostico* alternativo*",
      },
      judgement: true,
    },
  },
  measures: {
    calfDifference: {
      names: {
        fr: "(mollet*|difference|ecart|asymetrie|circonference|perimetre), mollet* ~ (augmente*|gonfle*|+), (difference|ecart|asymetrie|augmentation) ~ mollet*, mollet* ~ (difference|ecart|asymetrie)",
        en: "(calf|calves|difference|asymmetry), (calf|calves) ~ (swollen|larger|bigger|swelling|difference|asymmetry), (difference|asymmetry) ~ (calf|calves|circumference)",
        es: "(pantorrilla*|gemelo*|diferencia|asimetria), (pantorrilla*|gemelo*) ~ (aumentad*|hinchad*|diferencia), (diferencia|aumento|asimetria) ~ (pantorrilla*|gemelo*|perimetro)",
      },
      ownUnits: ["cm"],
      of: measure(["cm"], { usual: [0, 15], possible: [0, 40], decimals: 1 }),
    },
  },
};
