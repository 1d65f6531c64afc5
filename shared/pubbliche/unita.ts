/** The units in which numbers of rules are written. */
export const unita = [
  'centesimi',
  'parti per milione',
  'centesimi di ora',
  'centesimi di uno',
  'decimi di uno',
  'centesimi di giorno',
  'millesimi di giorno',
  'minuti',
  'giorni',
  'mesi',
  'anni',
  'mese',
  'unità in cui si conta',
  'numero',
] as const;
export type Unita = (typeof unita)[number];

interface Caso {
  readonly unita: Unita;
  /** The rules it is of; absent where the name is enough. */
  readonly regole?: RegExp;
  /** The names of the last place that is no position in a list; absent where the rule is enough. */
  readonly nomi?: RegExp;
}

/** The unit of each number, the narrower cases first. A number that none is of has none, and a test says so. */
const CASI: readonly Caso[] = [
  { unita: 'anni', regole: /^contratto\.anzianita$/ },
  { unita: 'centesimi di ora', regole: /^contratto\.ore-cattedra$/ },
  { unita: 'centesimi di uno', regole: /^contratto\.(maturita\.sostituto-presidente|ferie\.settimana-corta)$/ },
  { unita: 'giorni', regole: /^contratto\.congedo-parentale\.durata$/ },
  { unita: 'parti per milione', regole: /^gestione-separata\.aliquote$/, nomi: /^[A-Z_]+$/ },
  { unita: 'parti per milione', regole: /^autonomi\.(iva|iva-ridotta|rivalsa-inps|ritenuta-|contributo-integrativo)/ },
  { unita: 'numero', regole: /\.ripartizione$/, nomi: /^(collaboratore|su)$/ },
  {
    unita: 'parti per milione',
    regole:
      /^(contributi\.(aggiuntivo|enpdep|fondo-credito|inps-ds|irap|pensione)|compensi\.ritenuta|inail\.addizionale|recuperi\.credito)/,
  },
  {
    unita: 'centesimi',
    regole:
      /^(compensi\.revisori|contratto\.(cia|emolumento|incremento|indennita|minimale|mof|ore-eccedenti\.tariffa|rpd|tabellare|una-tantum|vacanza)|contributi\.massimale|gestione-separata\.franchigia)/,
  },
  {
    unita: 'centesimi',
    nomi: /^(aggiunta|annua|correttivo|duePasti|esente|fino|finoA|importo|limiteAnnuo|massimo|massimoMensile|minimale|minimo|minimoTempoDeterminato|oltre|perFiglioOltreIlPrimo|professionistiOltre|reddito(Massimo|Pieno)|riduzione|soglia|stipendiOltre|unPasto)$/,
  },
  {
    unita: 'parti per milione',
    nomi: /^(aliquota|amministrazione|conFigli|deduzione|deduzioneGiovani|dipendente|interesseMensile|percentuale|punti|puntiTredicesima|quota|quotaAccontoComunale|quotaImponibile)$/,
  },
  { unita: 'centesimi di uno', nomi: /^(maggiorazioneCentesimi|settimaneDocentiCentesimi)$/ },
  { unita: 'decimi di uno', nomi: /^moltiplicatoreDecimi$/ },
  { unita: 'centesimi di giorno', nomi: /^centesimiDiGiorno$/ },
  { unita: 'millesimi di giorno', nomi: /^millesimiDiGiorno$/ },
  { unita: 'minuti', nomi: /^finoAMinuti$/ },
  { unita: 'giorni', nomi: /^(finoAlGiorno|giorni|giorni[A-Z]\w*|oltreGiorni|rispostaFeriali|sospensione)$/ },
  { unita: 'anni', nomi: /^(almeno|anniDiRiferimento|entroAnni|eta|etaFiglioMinore|etaMassima|etaMinima)$/ },
  { unita: 'mese', nomi: /^(dalMese|primoMeseAcconto)$/ },
  { unita: 'mesi', nomi: /^mensilita$/ },
  { unita: 'unità in cui si conta', regole: /^contratto\.assenza\./, nomi: /^quanti$/ },
  {
    unita: 'numero',
    nomi: /^(a|classi|classiMassime|da|denominatore|diviso|divisore|divisoreAta|esterni|figli|interniPerClasse|numeratore|rate|rateAcconto|rateSaldo)$/,
  },
];

/** The unit of a number of a rule, by its place. @throws Error for a number that no case is of */
export const unitaDi = (id: string, posto: readonly string[]): Unita => {
  const nome = posto.findLast((parte) => !/^\d+$/.test(parte)) ?? '';
  const trovato = CASI.find(
    ({ regole, nomi }) => (regole === undefined || regole.test(id)) && (nomi === undefined || nomi.test(nome)),
  );
  if (trovato === undefined) throw new Error(`No unit for ${[id, ...posto].join(' ')}`);
  return trovato.unita;
};
