import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { bloccante, lavoratoriPA, listePosPA, NOSTRA, perOgni, POSPA } from '../elementi.ts';

/** What the workplace says. */
const SEDE = [
  {
    campo: 'CodiceComune',
    forma: /^[A-Z]\d{3}$/,
    atteso: 'una lettera e 3 cifre',
    rimedio: 'Indicare il comune della sede di servizio.',
  },
  { campo: 'CAP', forma: /^\d{5}$/, atteso: '5 cifre', rimedio: 'Indicare il CAP della sede di servizio.' },
] as const;

/** Rules over each list of the public family, and over who is in it. */
export const controlliPosPA: readonly Controllo<Uniemens>[] = [
  perOgni(listePosPA)(bloccante('00124I', 'Ogni ListaPosPA ha una sola PosPA.', POSPA), ({ PosPA }) =>
    PosPA?.length === 1
      ? null
      : {
          campo: 'PosPA',
          atteso: 'una',
          trovato: String(PosPA?.length ?? 0),
          rimedio: 'Scrivere i lavoratori di una lista sotto la stessa PosPA.',
        },
  ),
  perOgni(listePosPA)(
    bloccante('pospa.progressivo', 'Il progressivo del dichiarante ha 5 cifre.', NOSTRA),
    ({ PRGAZIENDA }) =>
      /^\d{5}$/.test(PRGAZIENDA)
        ? null
        : {
            campo: 'PRGAZIENDA',
            atteso: '5 cifre',
            trovato: PRGAZIENDA,
            rimedio: 'Correggere il progressivo azienda negli altri dati della scuola.',
          },
  ),
  perOgni(lavoratoriPA)(
    bloccante('pospa.codice-fiscale', 'Il codice fiscale del lavoratore è valido.', NOSTRA),
    ({ CFLavoratore }) => {
      const errore = erroreCodiceFiscale(CFLavoratore);
      return errore === null
        ? null
        : {
            campo: 'CFLavoratore',
            atteso: 'un codice fiscale valido',
            trovato: CFLavoratore,
            rimedio: `${errore} Correggerlo nell’anagrafe.`,
          };
    },
  ),
  perOgni(lavoratoriPA)(
    bloccante('pospa.sede-lavoro', 'La sede di lavoro ha il comune e il CAP.', NOSTRA),
    ({ DatiSedeLavoro }) =>
      SEDE.flatMap(({ campo, forma, atteso, rimedio }) => {
        const trovato = DatiSedeLavoro?.[campo] ?? '';
        return forma.test(trovato)
          ? []
          : [{ campo: `DatiSedeLavoro.${campo}`, atteso, trovato: trovato || 'niente', rimedio }];
      }),
  ),
  perOgni(lavoratoriPA)(
    bloccante('pospa.rate', 'Una rata di ammortamento non supera le rate del piano.', NOSTRA),
    ({ F1_Ammortamento }) =>
      (F1_Ammortamento ?? []).flatMap(({ PrgRata, TotaleRate }, indice) =>
        PrgRata <= TotaleRate && PrgRata > 0
          ? []
          : [
              {
                campo: `F1_Ammortamento.${indice}.PrgRata`,
                atteso: `da 1 a ${TotaleRate}`,
                trovato: String(PrgRata),
                rimedio: 'Controllare il piano di ammortamento.',
              },
            ],
      ),
  ),
  perOgni(lavoratoriPA)(
    bloccante('pospa.operazione', 'Una rata è un versamento (V), un rimborso (R) o uno storno (S).', NOSTRA),
    ({ F1_Ammortamento }) =>
      (F1_Ammortamento ?? []).flatMap(({ TipoOperazione }, indice) =>
        ['V', 'R', 'S'].includes(TipoOperazione)
          ? []
          : [
              {
                campo: `F1_Ammortamento.${indice}.TipoOperazione`,
                atteso: 'V, R o S',
                trovato: TipoOperazione,
                rimedio: 'Correggere il tipo di operazione.',
              },
            ],
      ),
  ),
];
