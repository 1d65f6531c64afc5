import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { E0, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { tipiContributoNoti, tipiImpiegoNoti } from '#shared/domain/denunce/codici-pos-pa.ts';
import { tipiServizioInps } from '#shared/domain/denunce/tipo-servizio-inps.ts';
import { codiciCessazione } from '#shared/domain/persona/rapporto-inps.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { avviso, bloccante, NOSTRA, periodi, periodiDelMese, perOgni, POSPA } from '../elementi.ts';

const OSSERVATI = 'Elementi di ListaPosPA osservati una volta per periodo in programmi che scrivono il flusso';

/** What every classification says. */
const INQUADRAMENTO = ['TipoImpiego', 'TipoServizio', 'Contratto', 'Qualifica'] as const;
/** What the pay of a pension fund says, even when it is zero. */
const TABELLARE = ['StipendioTabellare', 'RetribIndivAnzianita'] as const;
/** Numbers of the managements that each element may hold. */
const GESTIONI = {
  GestPensionistica: ['1', '2', '3', '4', '5'],
  GestPrevidenziale: ['6', '7'],
  GestCredito: ['9'],
  ENPDEP: ['8'],
  ENAM: ['11'],
} as const;
const REGIMI: readonly string[] = ['1', '2', '3'];

const TABELLE = 'Tabelle dei codici di ListaPosPA come le porta un programma che legge il flusso (2022)';

/** The codes of a period that come from a table, under their path. */
interface Codice {
  readonly campo: string;
  readonly valore: string | undefined;
  readonly noti: readonly string[];
}
const codiciDi = (periodo: E0 | V1): readonly Codice[] => [
  {
    campo: 'InquadramentoLavPA.TipoImpiego',
    valore: periodo.InquadramentoLavPA?.TipoImpiego,
    noti: tipiImpiegoNoti,
  },
  {
    campo: 'InquadramentoLavPA.TipoServizio',
    valore: periodo.InquadramentoLavPA?.TipoServizio,
    noti: tipiServizioInps,
  },
  { campo: 'CodiceCessazione', valore: periodo.CodiceCessazione, noti: codiciCessazione },
  ...versantiDi(periodo).map(({ TipoContributo }, indice) => ({
    campo: `${'EnteVersante' in periodo ? 'EnteVersante' : 'AltroEnteVersante'}.${indice}.TipoContributo`,
    valore: TipoContributo,
    noti: tipiContributoNoti,
  })),
];
const versantiDi = (periodo: E0 | V1) => {
  if ('EnteVersante' in periodo) return periodo.EnteVersante ?? [];
  return 'AltroEnteVersante' in periodo ? (periodo.AltroEnteVersante ?? []) : [];
};

/** Whether a period says everything: one that annuls has only its days, and of a settlement the sources know both forms. */
const isIntero = (periodo: E0 | V1): boolean => {
  const causale = '@CausaleVariazione' in periodo ? periodo['@CausaleVariazione'] : null;
  if (causale === null || causale === '1' || causale === '5') return true;
  return causale === '7' && (periodo.InquadramentoLavPA !== undefined || periodo.Gestioni !== undefined);
};

/** Every amount of a period under its path, with the months it is paid for left out. */
const importiDi = (valore: unknown, percorso = ''): readonly (readonly [string, number])[] =>
  typeof valore === 'number'
    ? [[percorso, valore]]
    : Object.entries(Object(valore)).flatMap(([nome, dentro]) =>
        typeof valore === 'object' ? importiDi(dentro, percorso === '' ? nome : `${percorso}.${nome}`) : [],
      );

/** Rules over what a period of the public family must say, and what it may hold. */
export const controlliCorpoPeriodi: readonly Controllo<Uniemens>[] = [
  perOgni(periodi)(
    bloccante('pospa.inquadramento', 'Un periodo dice come è inquadrato chi lavora, e le gestioni.', OSSERVATI),
    (periodo) => {
      if (!isIntero(periodo)) return null;
      const mancanti = [
        ...INQUADRAMENTO.filter((nome) => periodo.InquadramentoLavPA?.[nome] === undefined).map(
          (nome) => `InquadramentoLavPA.${nome}`,
        ),
        ...(Object.values(periodo.Gestioni ?? {}).some((gestione) => gestione !== undefined) ? [] : ['Gestioni']),
      ];
      return mancanti.map((campo) => ({
        campo,
        atteso: 'un valore',
        trovato: 'niente',
        rimedio: 'Completare il periodo, o i codici della qualifica nelle tabelle della scuola e poi aggiornare.',
      }));
    },
  ),
  perOgni(periodi)(
    avviso('pospa.tabellare', 'La gestione pensionistica dice tabellare e anzianità, anche a zero.', OSSERVATI),
    (periodo) => {
      const pensione = periodo.Gestioni?.GestPensionistica;
      if (pensione === undefined || !isIntero(periodo)) return null;
      return TABELLARE.filter((nome) => pensione[nome] === undefined).map((nome) => ({
        campo: `Gestioni.GestPensionistica.${nome}`,
        atteso: 'un importo, anche zero',
        trovato: 'niente',
        rimedio: 'Scrivere la retribuzione a posto intero.',
      }));
    },
  ),
  perOgni(periodi)(
    bloccante('pospa.gestione', 'Ogni elemento di Gestioni ha il numero di una sua cassa.', POSPA),
    ({ Gestioni }) =>
      Object.entries(GESTIONI).flatMap(([nome, ammesse]) => {
        const trovata = Gestioni?.[nome as keyof typeof GESTIONI]?.CodGestione;
        return trovata === undefined || ammesse.some((una) => Number(una) === Number(trovata))
          ? []
          : [
              {
                campo: `Gestioni.${nome}.CodGestione`,
                atteso: ammesse.join(', '),
                trovato: trovata,
                rimedio: 'Correggere la cassa, o spostare gli importi nel loro elemento.',
              },
            ];
      }),
  ),
  perOgni(periodi)(
    bloccante('pospa.regime', 'Il regime di fine servizio è 1 (TFR), 2 (TFR per opzione) o 3 (TFS).', POSPA),
    ({ InquadramentoLavPA }) =>
      REGIMI.includes(InquadramentoLavPA?.RegimeFineServizio ?? '1')
        ? null
        : {
            campo: 'InquadramentoLavPA.RegimeFineServizio',
            atteso: REGIMI.join(', '),
            trovato: InquadramentoLavPA?.RegimeFineServizio ?? 'niente',
            rimedio: 'Correggere il regime.',
          },
  ),
  perOgni(periodi)(
    avviso('pospa.codice', 'I codici di un periodo sono nelle tabelle che il programma conosce.', TABELLE),
    (periodo) =>
      codiciDi(periodo)
        .filter(({ valore, noti }) => valore !== undefined && !noti.includes(String(Number(valore))))
        .map(({ campo, valore = '' }) => ({
          campo,
          atteso: 'un codice della tabella',
          trovato: valore,
          rimedio: 'Controllarlo sulla tabella dell’INPS: il programma ne porta una del 2022.',
        })),
  ),
  perOgni(periodi)(
    avviso('pospa.giorni-utili', 'I giorni utili ci sono soltanto per chi è pagato a giornata.', POSPA),
    ({ InquadramentoLavPA, Gestioni }) => {
      const giorni = Gestioni?.GestPensionistica?.GiorniUtiliFiniPensionistici;
      return giorni === undefined || InquadramentoLavPA?.TipoImpiego === '2'
        ? null
        : {
            campo: 'Gestioni.GestPensionistica.GiorniUtiliFiniPensionistici',
            atteso: 'niente, con un tipo di impiego diverso da 2',
            trovato: String(giorni),
            rimedio: 'Togliere i giorni, o correggere il tipo di impiego.',
          };
    },
  ),
  perOgni(periodiDelMese)(
    bloccante('pospa.importi', 'In E0 gli importi non sono negativi.', NOSTRA),
    ({ Gestioni, RetribTeoricaTabellareTFR, RetribValutabileTFR, AltroEnteVersante }) =>
      importiDi({ Gestioni, RetribTeoricaTabellareTFR, RetribValutabileTFR, AltroEnteVersante })
        .filter(([, importo]) => importo < 0)
        .map(([campo, importo]) => ({
          campo,
          atteso: 'un importo non negativo',
          trovato: formatEuro(importo),
          rimedio: 'Un recupero si dichiara con un V1 sul periodo a cui si riferisce.',
        })),
  ),
];
