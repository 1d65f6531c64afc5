import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { bloccante, periodiPrecedenti, perOgni, POSPA } from '../elementi.ts';

type Importo = 'Imponibile' | 'Contributo';

/** What the payers of a kind of contribution paid of it; '01' and '1' are the same kind. */
const versato = ({ EnteVersante }: V1, tipi: readonly number[], importo: Importo): number =>
  somma(
    (EnteVersante ?? [])
      .filter(({ TipoContributo }) => tipi.includes(Number(TipoContributo)))
      .map((versante) => versante[importo] ?? 0),
  );

interface Confronto {
  readonly tipi: readonly number[];
  readonly importo: Importo;
  /** What the period declares of it; undefined where it declares nothing of the fund. */
  readonly dichiarato: (periodo: V1) => number | undefined;
  readonly campo: string;
}

/** What payers paid rebuilds what the period declares. */
const ricostruisce = (codice: string, regola: string, confronti: readonly Confronto[]): Controllo<Uniemens> =>
  perOgni(periodiPrecedenti)(bloccante(codice, regola, POSPA), (periodo) =>
    periodo.EnteVersante === undefined
      ? []
      : confronti.flatMap(({ tipi, importo, dichiarato, campo }) => {
          const [atteso, trovato] = [dichiarato(periodo) ?? 0, versato(periodo, tipi, importo)];
          return atteso === trovato
            ? []
            : [
                {
                  campo: `Gestioni.${campo}.${importo}`,
                  atteso: `${formatEuro(atteso)} in EnteVersante`,
                  trovato: formatEuro(trovato),
                  rimedio:
                    'Gli enti versanti di un periodo sommano agli importi che dichiara: correggere i primi o i secondi.',
                },
              ];
        }),
  );

const [PENSIONE, AGGIUNTIVO, SOLIDARIETA, TFS, TFR, CREDITO] = [1, 5, 6, 7, 8, 9] as const;

/** Rules over who paid the contributions of earlier periods. */
export const controlliVersanti: readonly Controllo<Uniemens>[] = [
  ricostruisce('00171I', 'Gli imponibili pensionistici degli enti versanti sono quello dichiarato.', [
    {
      tipi: [PENSIONE],
      importo: 'Imponibile',
      dichiarato: ({ Gestioni }) => Gestioni?.GestPensionistica?.Imponibile,
      campo: 'GestPensionistica',
    },
  ]),
  ricostruisce(
    '00172I',
    'I contributi pensionistici degli enti versanti sono quelli dichiarati, con l’1 % e la solidarietà.',
    [
      {
        tipi: [PENSIONE, AGGIUNTIVO, SOLIDARIETA],
        importo: 'Contributo',
        dichiarato: ({ Gestioni }) => {
          const { Contributo = 0, Contrib1PerCento = 0, ContributoL166_91 = 0 } = Gestioni?.GestPensionistica ?? {};
          return Contributo + Contrib1PerCento + ContributoL166_91;
        },
        campo: 'GestPensionistica',
      },
    ],
  ),
  ricostruisce(
    '00032I',
    'Imponibile e contributo del credito degli enti versanti sono quelli dichiarati.',
    (['Imponibile', 'Contributo'] as const).map((importo) => ({
      tipi: [CREDITO],
      importo,
      dichiarato: ({ Gestioni }) => Gestioni?.GestCredito?.[importo],
      campo: 'GestCredito',
    })),
  ),
  ricostruisce(
    'pospa.tfs-versanti',
    'Imponibile e contributo TFS degli enti versanti sono quelli dichiarati.',
    (['Imponibile', 'Contributo'] as const).map((importo) => ({
      tipi: [TFS],
      importo,
      dichiarato: ({ Gestioni }) => Gestioni?.GestPrevidenziale?.[`${importo}TFS`],
      campo: 'GestPrevidenziale',
    })),
  ),
  ricostruisce(
    'pospa.tfr-versanti',
    'Imponibile e contributo TFR degli enti versanti sono quelli dichiarati.',
    (['Imponibile', 'Contributo'] as const).map((importo) => ({
      tipi: [TFR],
      importo,
      dichiarato: ({ Gestioni }) => Gestioni?.GestPrevidenziale?.[`${importo}TFR`],
      campo: 'GestPrevidenziale',
    })),
  ),
  perOgni(periodiPrecedenti)(
    bloccante('AMEV', 'Ogni ente versante dice il mese di erogazione.', POSPA),
    ({ EnteVersante }) =>
      (EnteVersante ?? []).flatMap(({ AnnoMeseErogazione }, indice) =>
        AnnoMeseErogazione === undefined
          ? [
              {
                campo: `EnteVersante.${indice}.AnnoMeseErogazione`,
                atteso: 'il mese in cui è stato pagato',
                trovato: 'niente',
                rimedio: 'Scrivere il mese di erogazione.',
              },
            ]
          : [],
      ),
  ),
  perOgni(periodiPrecedenti)(
    bloccante('00356I', 'Un ente versante non paga prima del mese del periodo.', POSPA),
    ({ EnteVersante, GiornoInizio }) =>
      (EnteVersante ?? []).flatMap(({ AnnoMeseErogazione }, indice) =>
        AnnoMeseErogazione !== undefined && AnnoMeseErogazione < GiornoInizio.slice(0, 7)
          ? [
              {
                campo: `EnteVersante.${indice}.AnnoMeseErogazione`,
                atteso: `da ${GiornoInizio.slice(0, 7)} in poi`,
                trovato: AnnoMeseErogazione,
                rimedio: 'Correggere il mese di erogazione, o le date del periodo.',
              },
            ]
          : [],
      ),
  ),
];
