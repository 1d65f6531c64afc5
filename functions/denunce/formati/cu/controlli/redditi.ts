import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { FileCu, PuntiCertificati } from '#shared/contracts/denunce/cu/cu.ts';
import { isPuntoCu } from '#shared/domain/denunce/punti-cu.ts';
import { causaliCu } from '#shared/domain/incarichi/incarico.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import {
  avviso,
  bloccante,
  CEDOLINI,
  centesimiDi,
  giornoScritto,
  isImporto,
  nonOltre,
  perModulo,
  perPersona,
  testoDi,
  uguali,
} from './per-ogni.ts';

const DETRAZIONI = ['DB001362', 'DB001367', 'DB001369'];
/** Income of the year that ordinary tax is on. */
const ORDINARI = ['DB001001', 'DB001002', 'DB001004'];
const REDDITI_G = ['DB001001', 'DB001002', 'DB001004', 'DB001465', 'DB001481', 'DB001511', 'DC001018', 'DC001045'];

/** True of income that ordinary tax is on; what is paid net by its own law has none. */
const isTassato = (punti: PuntiCertificati): boolean =>
  centesimiDi(punti, 'DB001001') > 0 ||
  centesimiDi(punti, 'DB001002') > 0 ||
  (centesimiDi(punti, 'DB001004') > 0 && centesimiDi(punti, 'DB001021') > 0);

/** The first letters of the points of each part: any other is a point that nobody knows. */
const PARTI: readonly string[] = ['DA', 'DB', 'DC', 'DD', 'AU'];
/** Points of a record that are of another part. */
const fuoriParte = (punti: PuntiCertificati, parti: readonly string[]): readonly string[] =>
  Object.keys(punti).filter((codice) => PARTI.includes(codice.slice(0, 2)) && !parti.includes(codice.slice(0, 2)));
const fuoriRecord = (campo: string, codice: string, record: string) => ({
  campo,
  atteso: `un punto del record ${record}`,
  trovato: codice,
  rimedio: 'Spostarlo nel record della sua parte.',
});

/** What was paid. */
export const controlliRedditi: readonly Controllo<FileCu>[] = [
  perModulo('G', bloccante('cu.importi', 'Il lavoro dipendente ha almeno un importo.'), (punti) =>
    REDDITI_G.some((codice) => centesimiDi(punti, codice) > 0)
      ? []
      : [{ campo: 'DB001001', atteso: 'un reddito', trovato: 'nessuno', rimedio: CEDOLINI }],
  ),
  perModulo(
    'G',
    bloccante('cu.periodo', "Il rapporto comincia prima di finire, e tocca l'anno."),
    (punti, { anno }) => {
      const [dal, al] = [testoDi(punti, 'DB001008'), testoDi(punti, 'DB001009')];
      const sbagliato = (al !== '' && dal > al) || dal > `${anno}-12-31`;
      return sbagliato
        ? [
            {
              campo: 'DB001009',
              atteso: `dopo ${giornoScritto(dal)}, nel ${anno}`,
              trovato: giornoScritto(al),
              rimedio: 'Correggere le date del servizio.',
            },
          ]
        : [];
    },
  ),
  perModulo('G', bloccante('cu.giorni', 'I giorni per le detrazioni sono al massimo 365.'), (punti) =>
    Number(punti.DB001006 ?? 0) <= 365
      ? []
      : [{ campo: 'DB001006', atteso: 'al massimo 365', trovato: testoDi(punti, 'DB001006'), rimedio: CEDOLINI }],
  ),
  perModulo(
    'G',
    bloccante('cu.imposta-lorda', "Il reddito dell'anno ha la sua imposta lorda, che viene dal conguaglio."),
    (punti, { anno }) =>
      isTassato(punti) && centesimiDi(punti, 'DB001361') === 0
        ? [
            {
              campo: 'DB001361',
              atteso: `l'imposta lorda del ${anno}`,
              trovato: 'niente: la persona non è conguagliata, o è stata pagata dopo il conguaglio',
              rimedio: `Fare il conguaglio del ${anno} con un'elaborazione «Conguaglio dell'anno», poi aggiornare la CU. Se è stato fatto altrove, scrivere qui imposta, detrazioni e giorni, con il motivo.`,
            },
          ]
        : [],
  ),
  perModulo(
    'G',
    bloccante('cu.giorni-detrazione', 'La detrazione per lavoro dipendente ha i giorni per cui spetta.'),
    (punti) =>
      centesimiDi(punti, 'DB001367') > 0 && Number(punti.DB001006 ?? 0) === 0
        ? [
            {
              campo: 'DB001006',
              atteso: 'i giorni della detrazione',
              trovato: 'niente',
              rimedio: 'Scrivere i giorni, o togliere la detrazione.',
            },
          ]
        : [],
  ),
  perModulo('G', avviso('cu.inizio', 'Chi ha redditi di lavoro ha la data di inizio del rapporto.'), (punti) =>
    ORDINARI.some((codice) => centesimiDi(punti, codice) > 0) && testoDi(punti, 'DB001008') === ''
      ? [
          {
            campo: 'DB001008',
            atteso: 'il giorno in cui il rapporto è cominciato',
            trovato: 'niente',
            rimedio: "Inserire il servizio o l'incarico, poi aggiornare; o scriverla qui.",
          },
        ]
      : [],
  ),
  perModulo('G', avviso('cu.ritenute-imposta', "Le ritenute dell'anno sono l'imposta netta."), (punti) => {
    const [trattenute, netta] = [centesimiDi(punti, 'DB001021'), centesimiDi(punti, 'DB001375')];
    return trattenute === netta || centesimiDi(punti, 'DB001361') === 0
      ? []
      : [
          {
            campo: 'DB001021',
            atteso: formatEuro(netta),
            trovato: formatEuro(trattenute),
            rimedio:
              'Se il conguaglio non ha potuto trattenere tutto, o comprende altri datori, va bene così: dirlo nelle annotazioni. Altrimenti rifare il conguaglio.',
          },
        ];
  }),
  perModulo('G', bloccante('cu.detrazioni', 'Il totale delle detrazioni è la loro somma.'), (punti) => {
    const somma = DETRAZIONI.reduce((totale, codice) => totale + centesimiDi(punti, codice), 0);
    return uguali(punti, 'DB001374', somma, 'Correggere il totale o le singole detrazioni.');
  }),
  perModulo(
    'G',
    bloccante('cu.imposta-netta', "L'imposta netta è la lorda meno le detrazioni, mai sotto zero."),
    (punti) =>
      uguali(
        punti,
        'DB001375',
        Math.max(0, centesimiDi(punti, 'DB001361') - centesimiDi(punti, 'DB001374')),
        "Correggere l'imposta lorda, le detrazioni o la netta.",
      ),
  ),
  perModulo(
    'G',
    bloccante('cu.contributi', 'I contributi a carico della persona sono una parte di quelli dovuti.'),
    (punti) =>
      [
        ['DC001020', 'DC001019'],
        ['DC001030', 'DC001029'],
        ['DC001047', 'DC001046'],
        ['DC001048', 'DC001046'],
      ].flatMap(([codice = '', limite = '']) => nonOltre(punti, codice, limite)),
  ),
  perModulo('H', bloccante('cu.causale', 'Il lavoro autonomo ha la causale.'), (punti) =>
    causaliCu.some((causale) => causale === punti.AU001001)
      ? []
      : [
          {
            campo: 'AU001001',
            atteso: `una tra ${causaliCu.join(', ')}`,
            trovato: testoDi(punti, 'AU001001') || 'niente',
            rimedio: "Indicarla nell'incarico, o qui.",
          },
        ],
  ),
  perModulo('H', bloccante('cu.imponibile', "L'imponibile è il lordo meno le somme non soggette."), (punti) =>
    uguali(
      punti,
      'AU001008',
      centesimiDi(punti, 'AU001004') - centesimiDi(punti, 'AU001005') - centesimiDi(punti, 'AU001007'),
      CEDOLINI,
    ),
  ),
  perModulo('H', bloccante('cu.ritenute', "Le ritenute non superano l'imponibile."), (punti) => [
    ...nonOltre(punti, 'AU001009', 'AU001008'),
    ...nonOltre(punti, 'AU001010', 'AU001008'),
  ]),
  perModulo('H', bloccante('cu.codice-somme', 'Le altre somme non soggette hanno il loro codice.'), (punti) =>
    centesimiDi(punti, 'AU001007') > 0 && testoDi(punti, 'AU001006') === ''
      ? [{ campo: 'AU001006', atteso: 'il codice delle somme', trovato: 'niente', rimedio: 'Scriverlo qui.' }]
      : [],
  ),
  perPersona(
    bloccante('cu.punto-fuori-record', 'Ogni punto sta nel record della sua parte: D, G o H.'),
    ({ punti, moduli }) => [
      ...fuoriParte(punti, ['DA']).map((codice) => fuoriRecord(codice, codice, 'D')),
      ...moduli.flatMap(({ tipo, punti: suoi }, indice) =>
        fuoriParte(suoi, tipo === 'G' ? ['DB', 'DC', 'DD'] : ['AU']).map((codice) =>
          fuoriRecord(`moduli.${indice}.${codice}`, codice, tipo),
        ),
      ),
    ],
  ),
  perPersona(avviso('cu.punto-ignoto', 'I punti sono di quelli che il programma conosce.'), ({ punti, moduli }) =>
    [punti, ...moduli.map((modulo) => modulo.punti)]
      .flatMap((suoi) => Object.entries(suoi))
      .flatMap(([codice, valore]) =>
        isPuntoCu(codice)
          ? []
          : [
              {
                campo: codice,
                atteso: 'un punto conosciuto',
                trovato: String(valore),
                rimedio: 'Controllarlo a mano.',
              },
            ],
      ),
  ),
  perPersona(bloccante('cu.negativo', 'Nessun importo è negativo.'), ({ moduli }) =>
    moduli.flatMap(({ punti }, indice) =>
      Object.keys(punti).flatMap((codice) =>
        isImporto(codice) && centesimiDi(punti, codice) < 0
          ? [
              {
                campo: `moduli.${indice}.${codice}`,
                atteso: 'un importo positivo',
                trovato: formatEuro(centesimiDi(punti, codice)),
                rimedio: CEDOLINI,
              },
            ]
          : [],
      ),
    ),
  ),
];
