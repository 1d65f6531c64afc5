import type { Controllo } from '#functions/denunce/macchina/denuncia.ts';
import type { DenunciaIndividuale, PosContributiva } from '#shared/contracts/denunce/uniemens/pos-contributiva.ts';
import type { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';
import { erroreCodiceFiscale } from '#shared/domain/codici/codice-fiscale.ts';
import { hasCifraControlloValida } from '#shared/domain/codici/partita-iva.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { avviso, aziende, bloccante, inEuro, NOSTRA, perOgni, posContributive, PRIVATI } from '../elementi.ts';

/** What programs write when nobody is named as the owner of the program. */
export const SENZA_SOFTWARE = '00000000000';

/** What is wrong in a codice fiscale, of a person or a body; null when nothing is. */
export const erroreCodice = (codice: string): string | null => {
  if (!/^\d{11}$/.test(codice)) return erroreCodiceFiscale(codice);
  return hasCifraControlloValida(codice) ? null : 'La cifra di controllo non torna.';
};

const codice = (campo: string, valore: string) => {
  const errore = erroreCodice(valore);
  return errore === null
    ? []
    : [
        {
          campo,
          atteso: 'un codice fiscale valido',
          trovato: valore,
          rimedio: `${errore} Correggerlo nei dati della scuola.`,
        },
      ];
};

/** A regularisation that does not say of which act, or an attribute written with nothing in it. */
export const regolarizzazioneErrata = ({
  '@TipoRegolarizz': tipo,
  '@IdentInvioAttoINPS': atto,
}: Pick<DenunciaIndividuale, '@TipoRegolarizz' | '@IdentInvioAttoINPS'>) => {
  if (tipo === '')
    return {
      campo: '@TipoRegolarizz',
      atteso: 'un tipo, o nessun attributo',
      trovato: 'niente',
      rimedio: 'Scrivere il tipo di regolarizzazione, o togliere l’attributo.',
    };
  return atto === '' || (tipo !== undefined && atto === undefined)
    ? {
        campo: '@IdentInvioAttoINPS',
        atteso: 'un identificativo',
        trovato: 'niente',
        rimedio: 'Scrivere l’identificativo dell’atto, o togliere il tipo di regolarizzazione.',
      }
    : null;
};

/** Sum of what a position owes and of what it takes back, in cents; and the part of each that not every program counts there. */
export const totaliDi = (posizione: PosContributiva) => {
  const individuali = posizione.DenunciaIndividuale ?? [];
  const retributivi = individuali.flatMap(({ DatiRetributivi }) => DatiRetributivi ?? []);
  const aggiuntivi = somma(
    retributivi.map(
      ({ ContribuzioneAggiuntiva }) => ContribuzioneAggiuntiva?.Contrib1PerCento?.ContribAggCorrente ?? 0,
    ),
  );
  const variazioni = somma(
    retributivi.flatMap(({ VarRetributive }) =>
      (VarRetributive ?? []).map(({ ContributoVarRetr }) => ContributoVarRetr ?? 0),
    ),
  );
  return {
    aggiuntivi,
    variazioni,
    debito: somma([
      aggiuntivi,
      ...retributivi.map(({ Contributo }) => Contributo ?? 0),
      ...retributivi.flatMap(({ AltreADebito }) => (AltreADebito ?? []).map(({ ImportoADebito }) => ImportoADebito)),
      ...(posizione.DenunciaAziendale?.AltrePartiteADebito ?? []).map(({ SommaADebito }) => SommaADebito * 100),
    ]),
    credito: somma([
      variazioni,
      ...retributivi.flatMap(({ InfoAggCausaliContrib }) =>
        (InfoAggCausaliContrib ?? []).map(({ ImportoAnnoMeseRif }) => ImportoAnnoMeseRif),
      ),
      ...retributivi.map(({ Maternita }) => Maternita?.MatACredito?.IndMat1Fascia ?? 0),
      ...retributivi.map(({ Maternita }) => Maternita?.MatACredito?.IndMat2Fascia ?? 0),
      ...individuali.flatMap(({ GestioneTFR }) =>
        (GestioneTFR?.MeseTFR?.MisureCompensative?.MisCompACredito ?? []).map(({ ImportoMCACred }) => ImportoMCACred),
      ),
    ]),
  };
};

/** A declared total, what is written of it, and the part of it that a program known to be accepted leaves out. */
interface Totale {
  readonly nome: 'TotaleADebito' | 'TotaleACredito';
  readonly dichiarato: number;
  readonly scritto: number;
  readonly discusso: number;
}

/** The declared totals of a position that are not those we count; with or without the part the sources differ on. */
const totaliDiversi = (posizione: PosContributiva, isAltraLettura: boolean) => {
  const dichiarati = posizione.DenunciaAziendale?.DatiQuadraturaRetrContr;
  if (dichiarati === undefined) return [];
  const { debito, credito, aggiuntivi, variazioni } = totaliDi(posizione);
  const totali: readonly Totale[] = [
    { nome: 'TotaleADebito', dichiarato: dichiarati.TotaleADebito, scritto: debito, discusso: aggiuntivi },
    { nome: 'TotaleACredito', dichiarato: dichiarati.TotaleACredito, scritto: credito, discusso: variazioni },
  ];
  return totali
    .filter(({ dichiarato, scritto }) => dichiarato !== inEuro(scritto))
    .filter(({ dichiarato, scritto, discusso }) => (dichiarato === inEuro(scritto - discusso)) === isAltraLettura)
    .map(({ nome, dichiarato, scritto }) => ({
      campo: `DenunciaAziendale.DatiQuadraturaRetrContr.${nome}`,
      atteso: `${inEuro(scritto)} (${formatEuro(scritto)})`,
      trovato: String(dichiarato),
    }));
};

/** Rules over who sends, who declares, and the totals of each position. */
export const controlliAzienda: readonly Controllo<Uniemens>[] = [
  {
    ...bloccante('uniemens.mittente', 'I codici fiscali di chi invia sono validi.', NOSTRA),
    find: ({ DatiMittente: { CFPersonaMittente, CFMittente } }) =>
      [...codice('CFPersonaMittente', CFPersonaMittente), ...codice('CFMittente', CFMittente)].map((trovata) => ({
        ...trovata,
        persona: null,
        campo: `DatiMittente.${trovata.campo}`,
      })),
  },
  {
    ...avviso('uniemens.software', 'Il titolare del programma che scrive il file è indicato.', NOSTRA),
    find: ({ DatiMittente: { CFSoftwarehouse } }) =>
      CFSoftwarehouse === SENZA_SOFTWARE
        ? [
            {
              persona: null,
              campo: 'DatiMittente.CFSoftwarehouse',
              atteso: 'il codice fiscale di chi ha fatto il programma',
              trovato: CFSoftwarehouse,
              rimedio: 'Indicarlo negli altri dati della scuola, poi aggiornare la denuncia.',
            },
          ]
        : [],
  },
  perOgni(aziende)(
    bloccante('uniemens.azienda', 'Il codice fiscale del dichiarante è valido.', NOSTRA),
    ({ CFAzienda }) => codice('CFAzienda', CFAzienda),
  ),
  perOgni(aziende)(
    bloccante('uniemens.vuota', 'Chi dichiara ha almeno una denuncia.', NOSTRA),
    ({ PosContributiva, ListaCollaboratori, ListaPosPA }) =>
      PosContributiva?.length || ListaCollaboratori?.Collaboratore?.length || ListaPosPA?.length
        ? null
        : {
            atteso: 'almeno una lista',
            trovato: 'nessuna',
            rimedio: 'Togliere il dichiarante, o aggiungere le sue denunce.',
          },
  ),
  perOgni(posContributive)(bloccante('uniemens.matricola', 'La matricola INPS ha 10 cifre.', NOSTRA), ({ Matricola }) =>
    /^\d{10}$/.test(Matricola)
      ? null
      : {
          campo: 'Matricola',
          atteso: '10 cifre',
          trovato: Matricola,
          rimedio: 'Correggere la posizione INPS della scuola.',
        },
  ),
  perOgni(posContributive)(
    bloccante('31', 'Una regolarizzazione dice l’identificativo dell’atto inviato all’INPS.', PRIVATI),
    ({ DenunciaAziendale }) => {
      const errata = regolarizzazioneErrata(DenunciaAziendale ?? {});
      return errata === null ? null : { ...errata, campo: `DenunciaAziendale.${errata.campo}` };
    },
  ),
  perOgni(posContributive)(
    bloccante('uniemens.numero-denunce', 'La quadratura conta le denunce individuali scritte.', PRIVATI),
    ({ DenunciaIndividuale, DenunciaAziendale }) => {
      const dichiarate = DenunciaAziendale?.DatiQuadraturaRetrContr?.NumDenIndiv;
      const scritte = DenunciaIndividuale?.length ?? 0;
      return dichiarate === undefined || dichiarate === scritte
        ? null
        : {
            campo: 'DenunciaAziendale.DatiQuadraturaRetrContr.NumDenIndiv',
            atteso: String(scritte),
            trovato: String(dichiarate),
            rimedio: 'Scrivere di nuovo il file.',
          };
    },
  ),
  perOgni(posContributive)(
    bloccante('uniemens.totali', 'I totali della quadratura sono le somme delle denunce, in euro interi.', PRIVATI),
    (posizione) =>
      totaliDiversi(posizione, false).map((trovato) => ({
        ...trovato,
        rimedio: 'Scrivere di nuovo il file, o correggere la denuncia che non torna.',
      })),
  ),
  perOgni(posContributive)(
    avviso(
      'uniemens.totali-altra-lettura',
      'I totali contano anche il contributo aggiuntivo dell’1 % e le variazioni dei mesi precedenti.',
      `${PRIVATI}: quel programma non li conta, e nessuna fonte dice quale delle due letture vuole l’INPS`,
    ),
    (posizione) =>
      totaliDiversi(posizione, true).map((trovato) => ({
        ...trovato,
        rimedio: 'Provare il file con il controllo dell’INPS: il programma che lo ha scritto conta meno.',
      })),
  ),
];
