import { getFirmeDelGiorno } from '#archivio/scuola/intestazione.ts';
import { setupTypeRegistrato } from '#archivio/scuola/opzioni-scuola.ts';
import { elenco, type ColonnaDi, type Elenco } from '#functions/impaginazione/elenco/elenco.ts';
import type { Tabella } from '#functions/impaginazione/layout/parti/tabella.ts';
import { defineStampa, type ContestoStampa } from '#functions/impaginazione/stampa.ts';
import { PERSONE_PER_VOLTA, type ArretratiPersona } from '#shared/contracts/cedolini/rinnovo/rinnovo.ts';
import { printDifferenzeRinnovo } from '#shared/contracts/cedolini/stampe/rinnovo/differenze-rinnovo.ts';
import { soloPrevisione } from '#shared/domain/elaborazione/arretrati-rinnovo.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Rinnovo } from '#shared/rules/rinnovi.ts';
import { arretratiDi, inChiaro } from '../../rinnovo/arretrati.ts';
import { personeDelRinnovo } from '../../rinnovo/persone.ts';
import { getRinnovo } from '../../rinnovo/rinnovi.ts';

/** Every page of what the school does not pay says it. */
const PREVISIONE = 'PREVISIONE: non è un pagamento';

interface Chiesta {
  readonly noto: string;
}

/** A line of a payslip, or of a month of service, before and after; the amounts are absent of what was not computed again. */
interface RigaDifferenza {
  readonly cosa: string;
  readonly pagatoIl: string | null;
  readonly voce: string;
  readonly dal: string | null;
  readonly al: string | null;
  readonly prima: number | null;
  readonly dopo: number | null;
}

const scarto = ({ prima, dopo }: RigaDifferenza): number | null =>
  prima === null || dopo === null ? null : dopo - prima;

/** Of a State school, whose people NoiPA paid, each line is of a month of service and no payment is known. */
const colonneDi = (setupType: SetupType): readonly ColonnaDi<RigaDifferenza>[] => [
  ...(setupType === 'SCUOLA'
    ? [{ titolo: 'Mese', tipo: 'testo', valore: ({ cosa }: RigaDifferenza) => cosa } as const]
    : [
        { titolo: 'Cedolino', tipo: 'testo', valore: ({ cosa }: RigaDifferenza) => cosa } as const,
        { titolo: 'Pagato il', tipo: 'giorno', valore: ({ pagatoIl }: RigaDifferenza) => pagatoIl } as const,
      ]),
  { titolo: 'Voce', tipo: 'testo', testata: true, valore: ({ voce }) => voce },
  { titolo: 'Dal', tipo: 'giorno', valore: ({ dal }) => dal },
  { titolo: 'Al', tipo: 'giorno', valore: ({ al }) => al },
  { titolo: 'Pagato allora', tipo: 'importo', totale: true, valore: ({ prima }) => prima },
  { titolo: 'Col rinnovo', tipo: 'importo', totale: true, valore: ({ dopo }) => dopo },
  { titolo: 'Differenza', tipo: 'importo', totale: true, valore: scarto },
];

/** The people whose pay the renewal changes, each computed again; as many at a time as one call takes. */
const arretratiDelRinnovo = async (
  rinnovo: Rinnovo,
  setupType: SetupType,
  { archivio }: ContestoStampa,
): Promise<readonly ArretratiPersona[]> => {
  const persone = (await personeDelRinnovo(archivio, rinnovo, setupType)).map(({ uidSubAnagrafe }) => uidSubAnagrafe);
  const trovati: ArretratiPersona[] = [];
  for (let da = 0; da < persone.length; da += PERSONE_PER_VOLTA) {
    const suoi = await arretratiDi(archivio, { rinnovo, setupType }, persone.slice(da, da + PERSONE_PER_VOLTA));
    trovati.push(...suoi.map(inChiaro));
  }
  return trovati.filter(({ mesi }) => mesi.length > 0);
};

const chi = ({ nominativo, desCf }: ArretratiPersona): string =>
  desCf === '' ? nominativo : `${nominativo} · ${desCf}`;

/** The lines of each payslip; the one that was not computed again has a line that says so. */
const righeDi = ({ mesi }: ArretratiPersona): readonly RigaDifferenza[] =>
  mesi.flatMap(({ cosa, pagatoIl, righe }): readonly RigaDifferenza[] =>
    righe.length === 0
      ? [{ cosa, pagatoIl, voce: 'Non ricalcolato', dal: null, al: null, prima: null, dopo: null }]
      : righe.map(({ descrizione, competenza, prima, dopo }) => ({
          cosa,
          pagatoIl,
          voce: descrizione,
          ...competenza,
          prima,
          dopo,
        })),
  );

/** The table of each person's years of service: due, paid by runs of arrears already, left, and the reason why nothing is paid where nothing is. */
const perPersona = (persone: readonly ArretratiPersona[]): Tabella => {
  const anni = persone.flatMap((persona) => persona.anni);
  return {
    titolo: 'Riepilogo per persona',
    colonne: [
      { titolo: 'Persona', testata: true },
      { titolo: 'Anno', allineamento: 'destra' },
      { titolo: 'Dovuto', allineamento: 'destra' },
      { titolo: 'Già pagato', allineamento: 'destra' },
      { titolo: 'Resta', allineamento: 'destra' },
      { titolo: 'Nota' },
    ],
    righe: persone.flatMap((persona) => {
      const nota = persona.motivo ?? '';
      if (persona.anni.length === 0) return [[chi(persona), '', '', '', '', nota]];
      return persona.anni.map(({ anno, ...somme }, posto) => [
        chi(persona),
        String(anno),
        ...inEuro(somme),
        posto === 0 ? nota : '',
      ]);
    }),
    totali: [
      [
        'Totale',
        '',
        ...inEuro({
          dovuto: somma(anni.map(({ dovuto }) => dovuto)),
          pagato: somma(anni.map(({ pagato }) => pagato)),
          resta: somma(anni.map(({ resta }) => resta)),
        }),
        '',
      ],
    ],
  };
};

const inEuro = ({ dovuto, pagato, resta }: Omit<ArretratiPersona['anni'][number], 'anno'>): readonly string[] =>
  [dovuto, pagato, resta].map((importo) => formatEuro(importo));

const premesseDi = ({ contratto, dal, noto }: Rinnovo, previsione: string | null): readonly string[] => [
  `${contratto}: le tabelle valgono dal ${formatGiorno(dal)} e si conoscono dal ${formatGiorno(noto)}. Di ogni riga si legge quanto è stato pagato allora, quanto spetta con le nuove tabelle e la differenza. I cedolini contabilizzati non cambiano.`,
  ...(previsione === null ? [] : [previsione]),
];

/** The differences of a renewal, person by person: the statement that goes with the run that pays it, or that is compared with what NoiPA pays. */
export const differenzeRinnovo = defineStampa(
  printDifferenzeRinnovo,
  elenco({
    title: ({ noto }: Chiesta) =>
      Promise.resolve(accorciato(`Differenze del rinnovo: ${getRinnovo(noto).contratto}`, 150)),
    load: async ({ noto }: Chiesta, contesto): Promise<Elenco<RigaDifferenza>> => {
      const rinnovo = getRinnovo(noto);
      const setupType = (await setupTypeRegistrato(contesto.archivio)) ?? 'SCUOLA';
      const previsione = soloPrevisione(setupType);
      const persone = await arretratiDelRinnovo(rinnovo, setupType, contesto);
      return {
        filtri: [
          { etichetta: 'Vale dal', valore: formatGiorno(rinnovo.dal) },
          { etichetta: 'Conosciuto dal', valore: formatGiorno(noto) },
          { etichetta: 'Persone', valore: String(persone.length) },
        ],
        colonne: colonneDi(setupType),
        sezione: 'Persona',
        sezioni: persone.map((persona) => ({ titolo: chi(persona), righe: righeDi(persona) })),
        orientamento: 'orizzontale',
        ...(previsione === null ? {} : { marca: PREVISIONE }),
        atto: {
          premesse: premesseDi(rinnovo, previsione),
          luogoData: `Data ${formatGiorno(contesto.oggi)}`,
          firme: previsione === null ? await getFirmeDelGiorno(contesto.archivio, contesto.oggi) : [],
          riepilogo: perPersona(persone),
        },
      };
    },
  }),
);
