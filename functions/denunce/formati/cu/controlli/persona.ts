import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import { comuneAl } from '#functions/riferimento/luoghi/comuni.ts';
import type { FileCu } from '#shared/contracts/denunce/cu/cu.ts';
import { discordanzeCodiceFiscale } from '#shared/domain/codici/codice-fiscale-dati.ts';
import {
  erroreCodiceFiscale,
  isCodiceFiscaleNumerico,
  partiCodiceFiscale,
} from '#shared/domain/codici/codice-fiscale.ts';
import { nomeF24 } from '#shared/domain/persona/nominativo.ts';
import { anniCompiuti } from '#shared/domain/tempo/date.ts';
import { maggioreEta } from '#shared/rules/adempimenti/minorenni.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { ANAGRAFE, avviso, bloccante, giornoScritto, perPersona, testoDi } from './per-ogni.ts';

const isMinorenne = (nascita: string, giorno: string): boolean =>
  nascita !== '' && anniCompiuti(nascita, giorno) < inForceOn(maggioreEta, giorno).valore;

/** The numbers of a receipt by which a later certificate names the one it corrects. */
const NUMERI_RICEVUTA = [
  { campo: 'protocollo', quale: 'il protocollo della ricevuta' },
  { campo: 'progressivoRicevuta', quale: 'il progressivo della certificazione nella ricevuta' },
] as const;

/** Each person: who they are, and that something is certified of them. */
export const controlliPersona: readonly Controllo<FileCu>[] = [
  perPersona(bloccante('cu.codice-fiscale', 'Il codice fiscale della persona è valido.'), ({ codFiscale, punti }) => {
    const errore = erroreCodiceFiscale(codFiscale);
    if (errore !== null)
      return [{ campo: 'DA002001', atteso: 'un codice valido', trovato: codFiscale, rimedio: `${errore} ${ANAGRAFE}` }];
    return testoDi(punti, 'DA002001') === codFiscale
      ? []
      : [{ campo: 'DA002001', atteso: codFiscale, trovato: testoDi(punti, 'DA002001') || 'niente', rimedio: ANAGRAFE }];
  }),
  perPersona(
    bloccante('cu.doppia', 'Una persona ha una certificazione sola, e una per chi le ha lasciato un’eredità.'),
    ({ codFiscale, progressivo, punti }, { certificazioni }) =>
      certificazioni.find(
        (altra) => altra.codFiscale === codFiscale && testoDi(altra.punti, 'DA002030') === testoDi(punti, 'DA002030'),
      )?.progressivo === progressivo
        ? []
        : [
            {
              campo: 'DA002001',
              atteso: 'una volta sola',
              trovato: 'scritta di nuovo',
              rimedio: 'Unire i redditi in una certificazione.',
            },
          ],
  ),
  perPersona(bloccante('cu.progressivo', 'Le certificazioni sono numerate da 1.'), (una, { certificazioni }) => {
    const atteso = certificazioni.indexOf(una) + 1;
    return una.progressivo === atteso
      ? []
      : [
          {
            campo: 'progressivo',
            atteso: String(atteso),
            trovato: String(una.progressivo),
            rimedio: 'Scrivere di nuovo il file.',
          },
        ];
  }),
  perPersona(
    bloccante('cu.sezione-mancante', 'Ogni certificazione ha almeno un reddito.'),
    ({ moduli }, { operazione }) =>
      moduli.length > 0 || operazione === 'ANNULLAMENTO'
        ? []
        : [
            {
              campo: 'moduli',
              atteso: 'lavoro dipendente o lavoro autonomo',
              trovato: 'niente',
              rimedio: 'Aggiornare la CU, o togliere la persona.',
            },
          ],
  ),
  perPersona(
    bloccante('cu.anagrafici', 'Cognome, e di una persona fisica nome e nascita, sono scritti.'),
    ({ codFiscale, punti }) =>
      ['DA002002', ...(isCodiceFiscaleNumerico(codFiscale) ? [] : ['DA002003', 'DA002004', 'DA002005'])].flatMap(
        (codice) =>
          testoDi(punti, codice) === ''
            ? [{ campo: codice, atteso: 'un valore', trovato: 'niente', rimedio: `Manca nell'anagrafe. ${ANAGRAFE}` }]
            : [],
      ),
  ),
  perPersona(bloccante('cu.nascita', 'La data di nascita è quella del codice fiscale.'), ({ codFiscale, punti }) => {
    const parti = partiCodiceFiscale(codFiscale);
    const nascita = testoDi(punti, 'DA002005');
    if (parti === null || nascita === '') return [];
    const atteso = [Number(parti.anno), parti.mese, parti.giorno].join('/');
    const [anno = 0, mese = 0, giorno = 0] = nascita.split('-').map(Number);
    return [anno % 100, mese, giorno].join('/') === atteso
      ? []
      : [
          {
            campo: 'DA002005',
            atteso: 'quella del codice fiscale',
            trovato: giornoScritto(nascita),
            rimedio: ANAGRAFE,
          },
        ];
  }),
  perPersona(bloccante('cu.sesso', 'Il sesso è quello del codice fiscale.'), ({ codFiscale, punti }) => {
    const atteso = partiCodiceFiscale(codFiscale)?.sesso;
    const trovato = testoDi(punti, 'DA002004');
    return atteso === undefined || trovato === '' || trovato === atteso
      ? []
      : [{ campo: 'DA002004', atteso, trovato, rimedio: ANAGRAFE }];
  }),
  perPersona(avviso('cu.nome', 'Cognome e nome sono quelli del codice fiscale.'), ({ codFiscale, punti }) =>
    partiCodiceFiscale(codFiscale) === null
      ? []
      : discordanzeCodiceFiscale(codFiscale, {
          cognome: testoDi(punti, 'DA002002'),
          nome: testoDi(punti, 'DA002003'),
        }).flatMap(({ parte, messaggio }) => {
          const campo = parte === 'cognome' ? 'DA002002' : 'DA002003';
          return parte === 'cognome' || parte === 'nome'
            ? [
                {
                  campo,
                  atteso: `il ${parte} del codice fiscale`,
                  trovato: testoDi(punti, campo),
                  rimedio: `${messaggio} ${ANAGRAFE}`,
                },
              ]
            : [];
        }),
  ),
  perPersona(
    avviso('cu.comune-nascita', 'Il comune di nascita è quello del codice fiscale.'),
    ({ codFiscale, punti }, _file, { comuni }) => {
      const codice = partiCodiceFiscale(codFiscale)?.codBelfiore;
      const nomi = (comuni.perCodice.get(codice ?? '') ?? []).map(({ desComune }) => nomeF24(desComune));
      const trovato = testoDi(punti, 'DA002006');
      return trovato === '' || nomi.length === 0 || nomi.some((nome) => nome.startsWith(nomeF24(trovato)))
        ? []
        : [{ campo: 'DA002006', atteso: nomi.at(-1) ?? '', trovato, rimedio: ANAGRAFE }];
    },
  ),
  perPersona(
    bloccante('cu.firma', 'Ogni certificazione ha la data e la firma di chi certifica.'),
    ({ punti }, { operazione }) =>
      operazione === 'ANNULLAMENTO'
        ? []
        : ['DA003001', 'DA003002']
            .filter((codice) => testoDi(punti, codice) === '')
            .map((codice) => ({
              campo: codice,
              atteso: 'un valore',
              trovato: 'niente',
              rimedio: 'Scriverla in «Chi firma», nella pagina della CU, poi aggiornare.',
            })),
  ),
  perPersona(
    avviso('cu.minorenne', 'La certificazione di un minorenne nomina chi lo rappresenta.'),
    ({ punti }, { anno }) =>
      isMinorenne(testoDi(punti, 'DA002005'), `${anno}-12-31`) && testoDi(punti, 'DA002030') === ''
        ? [
            {
              campo: 'DA002030',
              atteso: 'il codice fiscale di chi rappresenta il minorenne',
              trovato: 'niente',
              rimedio: "Scriverlo nei dati fiscali dell'anno della persona, poi aggiornare.",
            },
          ]
        : [],
  ),
  perPersona(
    bloccante('cu.domicilio', "Il comune del domicilio esiste all'1 gennaio dell'anno dei redditi."),
    ({ punti }, { anno }, { comuni }) => {
      const comune = testoDi(punti, 'DA002022');
      if (testoDi(punti, 'DA002044') !== '') return [];
      return comune !== '' && comuneAl(comuni, comune, `${anno}-01-01`).esito === 'valido'
        ? []
        : [
            {
              campo: 'DA002022',
              atteso: 'il codice di un comune',
              trovato: comune || 'niente',
              rimedio: `Scrivere il domicilio fiscale della persona. ${ANAGRAFE}`,
            },
          ];
    },
  ),
  perPersona(
    bloccante('cu.protocollo', 'Chi sostituisce o annulla nomina la certificazione di prima.'),
    (certificazione, { operazione }) =>
      NUMERI_RICEVUTA.filter(({ campo }) => (certificazione[campo] !== '') !== (operazione !== 'ORDINARIA')).map(
        ({ campo, quale }) => ({
          campo,
          atteso: operazione === 'ORDINARIA' ? 'niente' : quale,
          trovato: certificazione[campo] || 'niente',
          rimedio:
            operazione === 'ORDINARIA'
              ? 'Toglierlo: questa certificazione è la prima.'
              : `Scrivere ${quale} dell'invio che si corregge.`,
        }),
      ),
  ),
];
