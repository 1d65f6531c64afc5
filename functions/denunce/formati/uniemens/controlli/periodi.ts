import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { avviso, bloccante, NOSTRA, periodi, periodiDelMese, periodiPrecedenti, perOgni, POSPA } from '../elementi.ts';
import { controlliCorpoPeriodi } from './corpo-periodi.ts';
import { controlliVersanti } from './versanti.ts';

const euro = (importo: number | undefined): string => (importo === undefined ? 'niente' : formatEuro(importo));

const GIORNI_MASSIMI = 27;
const PART_TIME: readonly string[] = ['8', '18'];
const TIPI_PART_TIME: readonly string[] = ['P', 'V', 'M'];

/** Motives of a settlement are numbered up to this one. */
const MOTIVI = 11;
const isMotivo = (motivo = ''): boolean => /^\d{1,2}$/.test(motivo) && Number(motivo) >= 1 && Number(motivo) <= MOTIVI;

/** What the TFR pay must be: the pay over which the base is 80 %. */
const retribuzioneTfr = (
  codice: string,
  campo: 'RetribTeoricaTabellareTFR' | 'RetribValutabileTFR',
): Controllo<Uniemens> =>
  perOgni(periodi)(
    // The source names four codes for the two elements in the two kinds of period, and does not say which is which.
    bloccante(
      codice,
      `Con un imponibile TFR c’è ${campo}.`,
      `${POSPA}; la fonte non dice a quale elemento va ciascuno dei codici 00383I, 00116I, 00120I, 00720I`,
    ),
    (periodo) =>
      (periodo.Gestioni?.GestPrevidenziale?.ImponibileTFR ?? 0) > 0 && (periodo[campo] ?? 0) <= 0
        ? {
            campo,
            atteso: 'un importo positivo',
            trovato: euro(periodo[campo]),
            rimedio: 'Completare la retribuzione utile al TFR.',
          }
        : null,
  );

/** Rules over what a period of the month and an earlier one have in common. */
const comuni: readonly Controllo<Uniemens>[] = [
  perOgni(periodi)(
    bloccante('pospa.periodo', 'Un periodo comincia prima di finire, nello stesso anno.', NOSTRA),
    ({ GiornoInizio, GiornoFine }) =>
      GiornoInizio <= GiornoFine && GiornoInizio.slice(0, 4) === GiornoFine.slice(0, 4)
        ? null
        : {
            campo: 'GiornoFine',
            atteso: `dopo ${GiornoInizio}`,
            trovato: GiornoFine,
            rimedio: 'Correggere le date del periodo.',
          },
  ),
  perOgni(periodi)(
    bloccante('00072I', `Chi è pagato a giornata (tipo impiego 2) ha i giorni utili, al più ${GIORNI_MASSIMI}.`, POSPA),
    ({ InquadramentoLavPA, Gestioni }) => {
      const giorni = Gestioni?.GestPensionistica?.GiorniUtiliFiniPensionistici;
      return InquadramentoLavPA?.TipoImpiego !== '2' ||
        (giorni !== undefined && giorni >= 1 && giorni <= GIORNI_MASSIMI)
        ? null
        : {
            campo: 'Gestioni.GestPensionistica.GiorniUtiliFiniPensionistici',
            atteso: `da 1 a ${GIORNI_MASSIMI}`,
            trovato: String(giorni ?? 'niente'),
            rimedio: 'Scrivere i giorni utili, o correggere il tipo di impiego.',
          };
    },
  ),
  perOgni(periodi)(bloccante('00089I', 'Il contributo TFR è minore del suo imponibile.', POSPA), ({ Gestioni }) => {
    const { ImponibileTFR, ContributoTFR } = Gestioni?.GestPrevidenziale ?? {};
    return ContributoTFR === undefined || ContributoTFR === 0 || ContributoTFR < (ImponibileTFR ?? 0)
      ? null
      : {
          campo: 'Gestioni.GestPrevidenziale.ContributoTFR',
          atteso: `meno di ${euro(ImponibileTFR)}`,
          trovato: euro(ContributoTFR),
          rimedio: 'Controllare imponibile e contributo TFR.',
        };
  }),
  perOgni(periodi)(
    bloccante('00390I', 'Il regime di fine servizio c’è solo con la gestione previdenziale.', POSPA),
    ({ InquadramentoLavPA, Gestioni }) =>
      InquadramentoLavPA?.RegimeFineServizio !== undefined && Gestioni?.GestPrevidenziale === undefined
        ? {
            campo: 'InquadramentoLavPA.RegimeFineServizio',
            atteso: 'niente, senza gestione previdenziale',
            trovato: InquadramentoLavPA.RegimeFineServizio,
            rimedio: 'Togliere il regime, o aggiungere la gestione previdenziale.',
          }
        : null,
  ),
  retribuzioneTfr('00383I', 'RetribTeoricaTabellareTFR'),
  retribuzioneTfr('00116I', 'RetribValutabileTFR'),
  perOgni(periodi)(
    bloccante('pospa.valutabile-tfr', 'L’imponibile TFR è l’80 % della retribuzione valutabile, al centesimo.', NOSTRA),
    ({ Gestioni, RetribValutabileTFR = 0 }) => {
      const { ImponibileTFR = 0, ImponibileTFRUlterioriElem } = Gestioni?.GestPrevidenziale ?? {};
      return RetribValutabileTFR <= 0 ||
        ImponibileTFRUlterioriElem !== undefined ||
        Math.abs(RetribValutabileTFR * 4 - ImponibileTFR * 5) <= 5
        ? null
        : {
            campo: 'RetribValutabileTFR',
            atteso: formatEuro(Math.round((ImponibileTFR * 5) / 4)),
            trovato: euro(RetribValutabileTFR),
            rimedio: 'Controllare imponibile e retribuzione valutabile.',
          };
    },
  ),
  perOgni(periodi)(
    bloccante('00601I', 'Gli ulteriori elementi del TFR hanno imponibile e contributo.', POSPA),
    ({ Gestioni }) => {
      const { ImponibileTFRUlterioriElem: imponibile, ContributoTFRUlterioriElem: contributo } =
        Gestioni?.GestPrevidenziale ?? {};
      return [imponibile, contributo].every((uno) => uno === undefined) ||
        [imponibile, contributo].every((uno) => uno !== undefined && uno > 0)
        ? null
        : {
            campo: 'Gestioni.GestPrevidenziale.ImponibileTFRUlterioriElem',
            atteso: 'imponibile e contributo, tutti e due positivi',
            trovato: `${euro(imponibile)} e ${euro(contributo)}`,
            rimedio: 'Completare quello che manca, o toglierli tutti e due.',
          };
    },
  ),
  perOgni(periodi)(
    bloccante('00603I', 'Gli ulteriori elementi del TFR ci sono solo alla cessazione.', POSPA),
    ({ Gestioni, CodiceCessazione }) =>
      Gestioni?.GestPrevidenziale?.ImponibileTFRUlterioriElem !== undefined && CodiceCessazione === undefined
        ? {
            campo: 'CodiceCessazione',
            atteso: 'un codice di cessazione',
            trovato: 'niente',
            rimedio: 'Indicare la cessazione, o togliere gli ulteriori elementi.',
          }
        : null,
  ),
  perOgni(periodi)(
    bloccante('pospa.codice-recupero', 'Un recupero di sgravi ha il suo codice.', NOSTRA),
    ({ Gestioni }) =>
      (Gestioni?.GestPensionistica?.RecuperoSgravi ?? []).flatMap(({ CodiceRecupero }, indice) =>
        CodiceRecupero === undefined
          ? [
              {
                campo: `Gestioni.GestPensionistica.RecuperoSgravi.${indice}.CodiceRecupero`,
                atteso: 'il codice del recupero',
                trovato: 'niente',
                rimedio: 'Scrivere il codice della circolare INPS che dà lo sgravio: nessuna fonte letta li elenca.',
              },
            ]
          : [],
      ),
  ),
  perOgni(periodi)(
    avviso('pospa.imponibile-credito', 'L’imponibile del credito è quello della pensione.', POSPA),
    ({ Gestioni }) => {
      const { GestPensionistica, GestCredito } = Gestioni ?? {};
      // An amount below zero is found by a rule of its own.
      return GestPensionistica === undefined ||
        GestCredito === undefined ||
        Math.min(GestPensionistica.Imponibile ?? 0, GestCredito.Imponibile ?? 0) < 0 ||
        (GestPensionistica.Imponibile ?? 0) === (GestCredito.Imponibile ?? 0)
        ? null
        : {
            campo: 'Gestioni.GestCredito.Imponibile',
            atteso: euro(GestPensionistica.Imponibile),
            trovato: euro(GestCredito.Imponibile),
            rimedio: 'Di solito sono uguali: controllare perché qui no.',
          };
    },
  ),
  perOgni(periodi)(
    avviso('pospa.part-time', 'Il part-time c’è con i tipi di impiego 8 e 18, ed è P, V o M.', POSPA),
    ({ InquadramentoLavPA }) => {
      const { PartTimePA, TipoImpiego = '' } = InquadramentoLavPA ?? {};
      return PartTimePA === undefined ||
        (PART_TIME.includes(TipoImpiego) && TIPI_PART_TIME.includes(PartTimePA.TipoPartTime))
        ? null
        : {
            campo: 'InquadramentoLavPA.PartTimePA',
            atteso: 'tipo impiego 8 o 18, tipo P, V o M',
            trovato: `tipo impiego ${TipoImpiego}, tipo ${PartTimePA.TipoPartTime}`,
            rimedio: 'Correggere il tipo di impiego o quello del part-time.',
          };
    },
  ),
];

/** Rules over the periods of the public family. */
export const controlliPeriodi: readonly Controllo<Uniemens>[] = [
  ...comuni,
  perOgni(periodiDelMese)(
    bloccante('pospa.mese', 'Un periodo E0 sta nel mese della denuncia.', NOSTRA),
    ({ GiornoInizio, GiornoFine }, { azienda: { AnnoMeseDenuncia } }) =>
      GiornoInizio.startsWith(AnnoMeseDenuncia) && GiornoFine.startsWith(AnnoMeseDenuncia)
        ? null
        : {
            campo: 'GiornoInizio',
            atteso: `giorni di ${AnnoMeseDenuncia}`,
            trovato: `dal ${GiornoInizio} al ${GiornoFine}`,
            rimedio: 'Dividere il periodo per mesi: quelli passati vanno in V1.',
          },
  ),
  perOgni(periodiPrecedenti)(
    bloccante(
      'pospa.causale',
      'La causale di un V1 è 1, 5, 6 o 7: la 2 non è accettata dal 15 giugno 2019.',
      'Messaggio INPS 914/2019',
    ),
    ({ '@CausaleVariazione': causale }) =>
      ['1', '5', '6', '7'].includes(causale)
        ? null
        : {
            campo: '@CausaleVariazione',
            atteso: '1, 5, 6 o 7',
            trovato: causale,
            rimedio: 'Un periodo mai denunciato va con la causale 5.',
          },
  ),
  perOgni(periodiPrecedenti)(
    bloccante(
      'pospa.motivo-utilizzo',
      `Il motivo di utilizzo va da 1 a ${MOTIVI}, e c’è solo con la causale 7.`,
      POSPA,
    ),
    ({ '@CausaleVariazione': causale, '@CodMotivoUtilizzo': motivo }) =>
      motivo === undefined || (causale === '7' && isMotivo(motivo))
        ? null
        : {
            campo: '@CodMotivoUtilizzo',
            atteso: causale === '7' ? `un codice da 1 a ${MOTIVI}` : 'niente',
            trovato: motivo,
            rimedio: 'Correggere la causale o il motivo.',
          },
  ),
  perOgni(periodiPrecedenti)(
    avviso(
      'pospa.motivo-assente',
      'Un V1 con causale 7 dice il motivo di utilizzo.',
      'Un programma che scrive il flusso lo lascia facoltativo; il testo dell’INPS non è stato letto',
    ),
    ({ '@CausaleVariazione': causale, '@CodMotivoUtilizzo': motivo }) =>
      causale === '7' && motivo === undefined
        ? {
            campo: '@CodMotivoUtilizzo',
            atteso: `un codice da 1 a ${MOTIVI}`,
            trovato: 'niente',
            rimedio: 'Scrivere il motivo, se la circolare del conguaglio lo vuole.',
          }
        : null,
  ),
  perOgni(periodiPrecedenti)(
    bloccante('00126I', 'Un V1 con causale 6 ha soltanto le date.', POSPA),
    ({ '@CausaleVariazione': causale, GiornoInizio: _, GiornoFine: __, '@CodMotivoUtilizzo': ___, ...resto }) =>
      causale === '6' && Object.values(resto).some((valore) => valore !== undefined)
        ? {
            atteso: 'le date del periodo',
            trovato: Object.keys(resto).join(', '),
            rimedio: 'Togliere tutto il resto: la causale 6 annulla.',
          }
        : null,
  ),
  ...controlliCorpoPeriodi,
  ...controlliVersanti,
];
