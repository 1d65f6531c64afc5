/**
 * The fields that records still hold and no calculation, filing or print reads: by kind of record, what each is called and why it is refused when it is
 * written, with what to do instead. Values written before they were refused stay readable, and may be taken away.
 */
export const datiNonLetti = {
  SERVIZIO: {
    maggiorazioni:
      'Maggiorazioni di servizio: qui nessuna denuncia le legge, perché i giorni utili sono di un mese e non del servizio intero. Toglierle e scriverle nel periodo della denuncia di quel mese (UniEmens, pensione del lavoratore).',
    numOreContribuite:
      'Ore contribuite: qui nessun calcolo le legge, perché i contributi si versano sulle ore pagate. Lasciarle vuote; se alla persona spettano contributi su più ore, scriverli nel periodo della denuncia del mese.',
  },
  FISCALI: {
    codCategoriaCu:
      'Categoria particolare: qui la Certificazione Unica non la scrive. Lasciarla vuota e indicarla nella certificazione con il programma dell’Agenzia delle entrate.',
    codEventiCu:
      'Eventi eccezionali: qui la Certificazione Unica non li scrive. Lasciarli vuoti e indicarli nella certificazione con il programma dell’Agenzia delle entrate.',
    codEsclusionePrecompilata:
      'Esclusione dalla precompilata: qui la Certificazione Unica non la scrive. Lasciarla vuota e indicarla nella certificazione con il programma dell’Agenzia delle entrate.',
    risultati730:
      'Risultati del 730: qui nessun cedolino li trattiene e nessuno li rimborsa. Lasciarli vuoti: li conguaglia chi la persona ha scelto nel suo 730, di solito NoiPA; se ha scelto la scuola, conguagliarli con un altro programma.',
  },
  INCARICO: {
    flgForfettario:
      'Regime forfettario: qui nessun cedolino lo legge dall’incarico. Toglierlo e scriverlo nei dati fiscali della persona, nel titolo di professionista, da cui il cedolino lo prende.',
    dichiarazioni:
      'Dichiarazioni sui 5.000 €: qui nessun cedolino le legge. Toglierle e scrivere i compensi avuti da altri nei dati fiscali della persona per quell’anno, da cui il cedolino li prende.',
  },
  SCUOLA: {
    entiSede:
      'Enti di appartenenza e di servizio: qui nessuna denuncia li legge dalla sede. Toglierli e scriverli nel frontespizio di ListaPosPA del mese, quando non sono quelli della scuola.',
    'dati.altriDati.codEnteNoipa':
      'Codice ente NoiPA: qui nessun elenco lo legge. Lasciarlo vuoto: negli elenchi per NoiPA la scuola è detta dall’ufficio e dall’ufficio di servizio.',
  },
} as const;

export type SpecieConNonLetti = keyof typeof datiNonLetti;

/** The values that a record has at a field, those of each row of a list apart. */
const valoriIn = (valore: unknown, campo: readonly string[]): readonly unknown[] => {
  if (Array.isArray(valore)) return valore.flatMap((uno) => valoriIn(uno, campo));
  const [primo, ...resto] = campo;
  if (primo === undefined)
    return valore === null || valore === undefined || valore === '' || valore === false ? [] : [valore];
  return typeof valore === 'object' && valore !== null
    ? valoriIn(new Map(Object.entries(valore)).get(primo), resto)
    : [];
};

/** The fields that nothing reads and that a record says more of than it did: each with the reason why it is refused. */
export const nonLettiScritti = (
  specie: SpecieConNonLetti,
  prima: object | undefined,
  dopo: object,
): readonly { readonly campo: string; readonly motivo: string }[] =>
  Object.entries(datiNonLetti[specie]).flatMap(([nome, motivo]) => {
    const campo = nome.split('.');
    const noti = new Set(valoriIn(prima, campo).map((uno) => JSON.stringify(uno)));
    return valoriIn(dopo, campo).every((uno) => noti.has(JSON.stringify(uno))) ? [] : [{ campo: nome, motivo }];
  });
