import type { PosContributiva } from '../../../../shared/contracts/denunce/uniemens/pos-contributiva.ts';
import type { Uniemens } from '../../../../shared/contracts/denunce/uniemens/uniemens.ts';
import { erroreCodiceFiscale } from '../../../../shared/domain/codici/codice-fiscale.ts';
import { hasCifraControlloValida } from '../../../../shared/domain/codici/partita-iva.ts';
import { formatEuro, somma } from '../../../../shared/money/centesimi.ts';
import type { Controllo } from '../../macchina/denuncia.ts';
import { avviso, aziende, bloccante, inEuro, NOSTRA, perOgni, posContributive, PRIVATI } from '../elementi.ts';

/** What programs write when nobody is named as the owner of the program. */
export const SENZA_SOFTWARE = '00000000000';

const erroreCodice = (codice: string): string | null => {
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

/** Sum of what a position owes and of what it takes back, in cents. */
export const totaliDi = (posizione: PosContributiva) => {
  const individuali = posizione.DenunciaIndividuale ?? [];
  const retributivi = individuali.flatMap(({ DatiRetributivi }) => DatiRetributivi ?? []);
  return {
    debito: somma([
      ...retributivi.map(({ Contributo }) => Contributo ?? 0),
      ...retributivi.map(
        ({ ContribuzioneAggiuntiva }) => ContribuzioneAggiuntiva?.Contrib1PerCento?.ContribAggCorrente ?? 0,
      ),
      ...retributivi.flatMap(({ AltreADebito }) => (AltreADebito ?? []).map(({ ImportoADebito }) => ImportoADebito)),
      ...(posizione.DenunciaAziendale?.AltrePartiteADebito ?? []).map(({ SommaADebito }) => SommaADebito * 100),
    ]),
    credito: somma([
      ...retributivi.flatMap(({ InfoAggCausaliContrib }) =>
        (InfoAggCausaliContrib ?? []).map(({ ImportoAnnoMeseRif }) => ImportoAnnoMeseRif),
      ),
      ...retributivi.flatMap(({ VarRetributive }) =>
        (VarRetributive ?? []).map(({ ContributoVarRetr }) => ContributoVarRetr ?? 0),
      ),
      ...retributivi.map(({ Maternita }) => Maternita?.MatACredito?.IndMat1Fascia ?? 0),
      ...retributivi.map(({ Maternita }) => Maternita?.MatACredito?.IndMat2Fascia ?? 0),
      ...individuali.flatMap(({ GestioneTFR }) =>
        (GestioneTFR?.MeseTFR?.MisureCompensative?.MisCompACredito ?? []).map(({ ImportoMCACred }) => ImportoMCACred),
      ),
    ]),
  };
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
      PosContributiva?.length || ListaCollaboratori !== undefined || ListaPosPA?.length
        ? null
        : {
            atteso: 'almeno una lista',
            trovato: 'nessuna',
            rimedio: 'Togliere il dichiarante, o aggiungere le sue denunce.',
          },
  ),
  perOgni(posContributive)(
    bloccante('uniemens.matricola', 'La matricola INPS ha 10 cifre.', NOSTRA),
    ({ Matricola }) =>
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
    ({ DenunciaAziendale }) =>
      DenunciaAziendale?.['@TipoRegolarizz'] !== undefined && DenunciaAziendale['@IdentInvioAttoINPS'] === undefined
        ? {
            campo: 'DenunciaAziendale.@IdentInvioAttoINPS',
            atteso: 'un identificativo',
            trovato: 'niente',
            rimedio: 'Scrivere l’identificativo dell’atto, o togliere il tipo di regolarizzazione.',
          }
        : null,
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
    (posizione) => {
      const dichiarati = posizione.DenunciaAziendale?.DatiQuadraturaRetrContr;
      if (dichiarati === undefined) return null;
      const { debito, credito } = totaliDi(posizione);
      return [
        { nome: 'TotaleADebito', dichiarato: dichiarati.TotaleADebito, scritto: debito },
        { nome: 'TotaleACredito', dichiarato: dichiarati.TotaleACredito, scritto: credito },
      ]
        .filter(({ dichiarato, scritto }) => dichiarato !== inEuro(scritto))
        .map(({ nome, dichiarato, scritto }) => ({
          campo: `DenunciaAziendale.DatiQuadraturaRetrContr.${nome}`,
          atteso: `${inEuro(scritto)} (${formatEuro(scritto)})`,
          trovato: String(dichiarato),
          rimedio: 'Scrivere di nuovo il file, o correggere la denuncia che non torna.',
        }));
    },
  ),
];
