import { intestazioneScuola } from '#functions/impaginazione/intestazione-scuola.ts';
import type { Documento } from '#functions/impaginazione/layout/documento.ts';
import type { Tabella } from '#functions/impaginazione/layout/parti/tabella.ts';
import { descrizioneFineRapporto } from '#shared/domain/persona/fine-rapporto.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { descrizioneContratto } from '#shared/domain/persona/percettore.ts';
import { formatGiorno, type Giorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro, formatOre, somma, UNO } from '#shared/money/centesimi.ts';
import type { FascicoloDelRapporto } from '../../fine-rapporto/fascicolo-del-rapporto.ts';
import { tabellaDeiResti, type Ufficio } from './lettera-del-resto.ts';

const destra = (titolo: string) => ({ titolo, allineamento: 'destra' as const });
const testata = (titolo: string) => ({ titolo, testata: true });

/** The engagements of a person on one page: what was agreed, paid, certified, and what is still open. */
export const drawFascicolo = (stampa: Documento, { oggi, scuola }: Ufficio, fascicolo: FascicoloDelRapporto): void => {
  stampa.intestazione(intestazioneScuola(scuola)).titolo('Fascicolo del rapporto').campi(campiDi(fascicolo, oggi));
  for (const tabella of [rapporti(fascicolo), pagamenti(fascicolo), restaDaFare(fascicolo)]) stampa.tabella(tabella);
  if (fascicolo.resti.length > 0)
    stampa.tabella({ titolo: 'Resto dei conguagli', ...tabellaDeiResti(fascicolo.resti) });
  if (fascicolo.cu.length > 0) stampa.tabella(certificazioni(fascicolo));
  if (fascicolo.eredi.length > 0) stampa.tabella(eredi(fascicolo));
};

const giornoO = (giorno: Giorno | null | undefined, altrimenti: string): string =>
  giorno == null ? altrimenti : formatGiorno(giorno);

const campiDi = ({ dati: { persona }, fine }: FascicoloDelRapporto, oggi: Giorno) => [
  { etichetta: 'Cognome e nome', valore: nominativo(persona.desCognome, persona.desNome) },
  { etichetta: 'Codice fiscale', valore: persona.desCf },
  { etichetta: 'Al', valore: formatGiorno(oggi) },
  { etichetta: 'Ultimo giorno', valore: giornoO(fine, 'non finisce entro trenta giorni') },
  ...(persona.flgDeceduto === true
    ? [{ etichetta: 'Deceduta il', valore: giornoO(persona.datDecesso, 'giorno non noto') }]
    : []),
];

const rapporti = ({ dati: { servizi }, incarichi }: FascicoloDelRapporto): Tabella => ({
  titolo: 'Servizi e incarichi',
  colonne: [
    testata('Rapporto'),
    { titolo: 'Dal' },
    { titolo: 'Al' },
    destra('Pattuito'),
    destra('Pagato'),
    destra('Ancora da pagare'),
  ],
  righe: senzaVuoto(
    [
      ...servizi
        .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1))
        .map(({ contratto, datInizio, datFine }) => [
          descrizioneContratto[contratto],
          formatGiorno(datInizio),
          giornoO(datFine, 'continua'),
          '',
          '',
          '',
        ]),
      ...incarichi.map(({ incarico: { numIncarico, desOggetto, datInizio, datFine, numImporto }, pagato }) => [
        `Incarico ${numIncarico}: ${desOggetto}`,
        formatGiorno(datInizio),
        giornoO(datFine, 'continua'),
        formatEuro(numImporto),
        formatEuro(pagato),
        formatEuro(Math.max(0, numImporto - pagato)),
      ]),
    ],
    ['Nessun servizio e nessun incarico registrato', '', '', '', '', ''],
  ),
});

const senzaVuoto = (righe: readonly (readonly string[])[], altrimenti: readonly string[]) =>
  righe.length === 0 ? [altrimenti] : righe;

/** The last tax year payment by payment, the ones before summed. */
const pagamenti = ({ pagate }: FascicoloDelRapporto): Tabella => {
  const ultimo = pagate.at(-1)?.pagamento.annoFiscale;
  const anni = Map.groupBy(
    pagate.filter(({ pagamento }) => pagamento.annoFiscale !== ultimo),
    ({ pagamento }) => pagamento.annoFiscale,
  );
  const importi = (suoi: FascicoloDelRapporto['pagate']): readonly string[] =>
    (['lordoDipendente', 'irpef', 'netto'] as const).map((nome) =>
      formatEuro(somma(suoi.map(({ pagamento }) => pagamento[nome]))),
    );
  return {
    titolo: 'Pagamenti contabilizzati',
    colonne: [testata('Elaborazione'), { titolo: 'Pagata il' }, destra('Lordo'), destra('IRPEF'), destra('Netto')],
    righe: senzaVuoto(
      [
        ...[...anni]
          .toSorted(([a], [b]) => a - b)
          .map(([anno, suoi]) => [`Anno d’imposta ${anno}`, '', ...importi(suoi)]),
        ...pagate
          .filter(({ pagamento }) => pagamento.annoFiscale === ultimo)
          .map((una) => [una.processo.DES_ELABORAZIONE, formatGiorno(una.pagamento.dataPagamento), ...importi([una])]),
      ],
      ['Nessun pagamento contabilizzato', '', '', '', ''],
    ),
    totali: pagate.length > 1 ? [['Totale', '', ...importi(pagate)]] : [],
  };
};

type QuelloCheResta = Pick<FascicoloDelRapporto, 'aperte' | 'incarichi' | 'ferie' | 'resti' | 'passi'>;

/** The rows of payments and steps that are still open: open runs, what assignments have left, leave, the steps of the end. */
export const restaDaFare = (fascicolo: QuelloCheResta): Tabella => ({
  titolo: 'Che cosa resta da pagare e da fare',
  colonne: [testata('Che cosa'), { titolo: 'Perché' }, destra('Importo')],
  righe: senzaVuoto(
    [
      ...fascicolo.aperte.map(({ processo, pagamento }) => [
        `Elaborazione «${processo.DES_ELABORAZIONE}»`,
        'Non ancora contabilizzata; importo netto.',
        formatEuro(pagamento.netto),
      ]),
      ...fascicolo.incarichi
        .filter(({ incarico, pagato }) => incarico.numImporto > pagato)
        .map(({ incarico, pagato }) => [
          `Incarico ${incarico.numIncarico}`,
          'Pattuito e non pagato da cedolini contabilizzati.',
          formatEuro(incarico.numImporto - pagato),
        ]),
      ...ferieRimaste(fascicolo),
      ...fascicolo.resti
        .slice(0, 1)
        .map(() => [
          'Resto dei conguagli',
          'Da trattenere o da versare: la lettera alla persona lo dice voce per voce.',
          formatEuro(somma(fascicolo.resti.map(({ residuo }) => residuo))),
        ]),
      ...fascicolo.passi
        // leave has its own row, with its amount
        .filter(({ passo, stato }) => stato === 'DA_FARE' && !(passo === 'FERIE' && isConFerie(fascicolo)))
        .map(({ passo }) => [descrizioneFineRapporto[passo].titolo, descrizioneFineRapporto[passo].cosa, '']),
    ],
    ['Niente', 'Tutto è pagato e chiuso.', ''],
  ),
});

const isConFerie = ({ ferie }: Pick<QuelloCheResta, 'ferie'>): boolean => ferie !== null && ferie.giorni !== 0;

/** The leave that is left; where the school has no step for it, the row says that the leave is for the payer of the salary. */
const ferieRimaste = ({ ferie, passi }: QuelloCheResta): readonly (readonly string[])[] => {
  if (ferie === null || ferie.giorni === 0) return [];
  const altri = passi.some(({ passo, stato }) => passo === 'FERIE' && stato === 'NON_SERVE');
  const giorni = ferie.giorni === 100 ? 'giorno' : 'giorni';
  return [
    [
      'Ferie non godute',
      `${formatOre(ferie.giorni)} ${giorni} al ${formatGiorno(ferie.cessazione)}, senza togliere i giorni di sospensione delle lezioni; importo lordo.${altri ? ' Le paga chi paga lo stipendio.' : ''}`,
      ferie.importo === null ? 'da stabilire' : formatEuro(ferie.importo),
    ],
  ];
};

const certificazioni = ({ cu }: FascicoloDelRapporto): Tabella => ({
  titolo: 'Certificazioni Uniche',
  colonne: [testata('Redditi'), { titolo: 'Consegna' }],
  righe: cu.map(({ anno, consegnata }) => [
    String(anno),
    consegnata === null ? 'da consegnare' : `consegnata il ${formatGiorno(consegnata)}`,
  ]),
});

const eredi = ({ eredi: suoi, quote }: FascicoloDelRapporto): Tabella => ({
  titolo: 'Eredi',
  colonne: [testata('Erede'), { titolo: 'Codice fiscale' }, destra('Quota'), destra('Netto pagato')],
  righe: suoi.map(({ erede, quota, netto }) => [
    nominativo(erede.desCognome, erede.desNome),
    erede.desCf,
    quota === 0 ? 'da scrivere' : formatAliquota(quota),
    formatEuro(netto),
  ]),
  totali: [
    [
      quote === UNO ? 'Le quote fanno l’intero' : 'Le quote non fanno l’intero: completarle in anagrafe',
      '',
      formatAliquota(quote),
      formatEuro(somma(suoi.map(({ netto }) => netto))),
    ],
  ],
});
