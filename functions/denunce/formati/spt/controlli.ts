import type { CompensoSpt, DipendenteSpt, Spt } from '#shared/contracts/denunce/spt.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { Controllo, Segnalazione } from '../../macchina/denuncia.ts';

const NOIPA = 'Guide NoiPA agli accessori fuori sistema';
const NOTA_MEF = 'Nota MEF 12877 del 22/10/2009';
const NOSTRA = 'Controllo del programma';

const DA_SOLO = 'toglierlo da qui e comunicarlo sul portale con «Gestione singolo beneficiario»';

/** What a rule says of one element; null when it has nothing to say. */
interface Trovato {
  readonly campo?: string;
  readonly atteso: string;
  readonly trovato: string;
  readonly rimedio: string;
}

const segnala = (dipendente: DipendenteSpt, campo: string, { campo: nome, ...trovato }: Trovato): Segnalazione => ({
  persona: dipendente.CodiceFiscale.length < 11 ? null : dipendente.CodiceFiscale,
  campo: nome === undefined ? campo : `${campo}.${nome}`,
  ...trovato,
});

type Regola = Omit<Controllo<Spt>, 'find'>;
const bloccante = (codice: string, regola: string, fonte: string): Regola => ({
  codice,
  regola,
  fonte,
  gravita: 'BLOCCANTE',
});
const avviso = (codice: string, regola: string, fonte: string): Regola => ({
  codice,
  regola,
  fonte,
  gravita: 'AVVISO',
});

const perDipendente = (regola: Regola, find: (dipendente: DipendenteSpt) => Trovato | null): Controllo<Spt> => ({
  ...regola,
  find: ({ Dipendente }) =>
    (Dipendente ?? []).flatMap((dipendente, indice) => {
      const trovato = find(dipendente);
      return trovato === null ? [] : [segnala(dipendente, `Dipendente.${indice}`, trovato)];
    }),
});

const perCompenso = (
  regola: Regola,
  find: (compenso: CompensoSpt, dipendente: DipendenteSpt, file: Spt) => Trovato | null,
): Controllo<Spt> => ({
  ...regola,
  find: (file) =>
    (file.Dipendente ?? []).flatMap((dipendente, persona) =>
      (dipendente.Compenso ?? []).flatMap((compenso, indice) => {
        const trovato = find(compenso, dipendente, file);
        return trovato === null ? [] : [segnala(dipendente, `Dipendente.${persona}.Compenso.${indice}`, trovato)];
      }),
    ),
});

const PENSIONE = [
  'ImponibilePensione',
  'RitenutaPensione',
  'RitenutaFondoCredito',
  'ImponibilePrevidenza',
  'RitenutaOperaPrevidenza',
  'RitenutaTfr',
] as const;

const ufficio: Controllo<Spt> = {
  ...bloccante('spt.ufficio', "L'ufficio responsabile e l'ufficio di servizio di NoiPA sono indicati.", NOIPA),
  find: ({ Ente }) =>
    (['UfficioResponsabile', 'UfficioServizio'] as const).flatMap((nome) =>
      Ente[nome] === undefined
        ? [
            {
              persona: null,
              campo: `Ente.${nome}`,
              atteso: 'il codice che NoiPA ha dato alla scuola',
              trovato: 'niente',
              rimedio: 'Scriverlo in Scuola, altri dati, poi aggiornare.',
            },
          ]
        : [],
    ),
};

/** What the portal is known to refuse, and what only its reader would find wrong. */
export const controlliSpt: readonly Controllo<Spt>[] = [
  ufficio,
  perDipendente(bloccante('spt.codice-fiscale', 'Il codice fiscale è valido.', NOSTRA), ({ CodiceFiscale }) => {
    const errore = erroreCodiceFiscale(CodiceFiscale);
    return errore === null
      ? null
      : {
          campo: 'CodiceFiscale',
          atteso: 'un codice fiscale valido',
          trovato: CodiceFiscale,
          rimedio: `${errore} Correggerlo in anagrafe, poi aggiornare.`,
        };
  }),
  perDipendente(
    bloccante('spt.estraneo', 'Si comunica solo chi ha lo stipendio da NoiPA: non chi è estraneo alla scuola.', NOIPA),
    ({ Rapporto }) =>
      Rapporto === 'ESTRANEO'
        ? {
            campo: 'Rapporto',
            atteso: 'un servizio nella scuola statale, nell’anno',
            trovato: 'nessun servizio registrato',
            rimedio:
              'Toglierlo da qui: lo certifica la scuola con la CU. Se ha un servizio, registrarlo e correggere il rapporto.',
          }
        : null,
  ),
  perDipendente(
    bloccante('spt.supplente-breve', 'Non si comunicano i supplenti brevi, senza partita di spesa fissa.', NOIPA),
    ({ Rapporto }) =>
      Rapporto === 'SUPPLENTE_BREVE'
        ? {
            campo: 'Rapporto',
            atteso: 'un contratto a tempo indeterminato, o annuale, o al 30 giugno',
            trovato: 'supplenza breve',
            rimedio: 'Toglierlo da qui: lo certifica la scuola con la CU.',
          }
        : null,
  ),
  perDipendente(bloccante('spt.senza-compensi', 'Ogni persona ha almeno un compenso.', NOSTRA), ({ Compenso }) =>
    Compenso?.length
      ? null
      : {
          atteso: 'almeno un compenso',
          trovato: 'nessuno',
          rimedio: 'Aggiungere il compenso, oppure togliere la persona.',
        },
  ),
  perCompenso(
    bloccante('spt.mese-liquidazione', 'Il mese di liquidazione viene dopo quello di competenza.', NOIPA),
    ({ Liquidazione, Competenza }) =>
      Liquidazione > Competenza
        ? null
        : {
            campo: 'Competenza',
            atteso: `un mese prima di ${Liquidazione}`,
            trovato: Competenza,
            rimedio: `Il portale scarta il file: correggere il mese se è sbagliato, oppure ${DA_SOLO}.`,
          },
  ),
  perCompenso(
    bloccante('spt.anno-liquidazione', "L'anno di liquidazione è quello del pagamento.", NOIPA),
    ({ Liquidazione, AnnoPagamento }) =>
      Liquidazione.startsWith(`${AnnoPagamento}-`)
        ? null
        : {
            campo: 'AnnoPagamento',
            atteso: Liquidazione.slice(0, 4),
            trovato: AnnoPagamento,
            rimedio: `Il portale scarta il file: ${DA_SOLO}.`,
          },
  ),
  perCompenso(
    bloccante('spt.anno-competenza', "L'anno di competenza non supera quello della comunicazione.", NOSTRA),
    ({ Competenza }, _dipendente, { Periodo }) =>
      Competenza.slice(0, 4) <= Periodo.Anno
        ? null
        : {
            campo: 'Competenza',
            atteso: `il ${Periodo.Anno} o prima`,
            trovato: Competenza,
            rimedio: 'Correggere il mese di competenza.',
          },
  ),
  perDipendente(
    bloccante('spt.tfr-tfs', 'Una persona è in TFR o in TFS (opera di previdenza), mai in tutti e due.', NOTA_MEF),
    ({ Compenso = [] }) => {
      const primo = Compenso.findIndex(({ RitenutaTfr }) => RitenutaTfr !== 0);
      return primo >= 0 && Compenso.some(({ RitenutaOperaPrevidenza }) => RitenutaOperaPrevidenza !== 0)
        ? {
            campo: `Compenso.${primo}.RitenutaTfr`,
            atteso: 'una ritenuta sola delle due',
            trovato: 'TFR e opera di previdenza',
            rimedio: 'Azzerare quella che non è della persona.',
          }
        : null;
    },
  ),
  perCompenso(
    bloccante('spt.separata', 'La riga degli anni precedenti ha IRPEF e IRAP, e niente di previdenza.', NOIPA),
    (compenso) => {
      const nome = compenso.Tassazione === 'AP' ? PENSIONE.find((uno) => compenso[uno] !== 0) : undefined;
      return nome === undefined
        ? null
        : {
            campo: nome,
            atteso: formatEuro(0),
            trovato: formatEuro(compenso[nome]),
            rimedio: "Scrivere la parte previdenziale nella riga dell'anno corrente dello stesso compenso.",
          };
    },
  ),
  perCompenso(avviso('spt.importo', 'Il lordo di un compenso è positivo.', NOSTRA), ({ Lordo, Esente, Tassazione }) =>
    Tassazione === 'AP' || Lordo + Esente > 0
      ? null
      : {
          campo: 'Lordo',
          atteso: 'un importo positivo',
          trovato: formatEuro(Lordo),
          rimedio: 'È un recupero: controllare che il portale lo accetti, o compensarlo con un altro compenso.',
        },
  ),
  perCompenso(avviso('spt.tipo', 'Il tipo di compenso ha il codice del portale.', NOSTRA), ({ Tipo, Descrizione }) =>
    Tipo === undefined
      ? {
          campo: 'Tipo',
          atteso: 'il codice che il portale mostra',
          trovato: `niente per "${Descrizione}"`,
          rimedio: 'Nessun elenco pubblico lo dice: leggerlo sul portale e scriverlo in Tabelle, codici delle denunce.',
        }
      : null,
  ),
  perCompenso(avviso('spt.capitolo', 'Il compenso ha il suo capitolo.', NOSTRA), ({ Capitolo, Descrizione }) =>
    Capitolo === undefined
      ? {
          campo: 'Capitolo',
          atteso: 'il capitolo di bilancio',
          trovato: `niente per "${Descrizione}"`,
          rimedio: 'Scriverlo in Tabelle, codici delle denunce, poi aggiornare.',
        }
      : null,
  ),
];
