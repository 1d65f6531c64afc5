import { assenzaEntita } from '#archivio/assenze/assenza.ts';
import { loadScheda } from '#archivio/fascicolo/scheda-personale.ts';
import { servizioEntita } from '#archivio/servizi/servizio.ts';
import { serviziAl } from '#archivio/servizi/tipo-per-assenze.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { campoRifiutato, nonTrovato } from '#platform/errors.ts';
import { orePagate, type Servizio, type ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { LimiteSupplenza, SupplenzaProposta } from '#shared/contracts/servizi/supplenze.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';
import { limitiSupplenza } from './limiti-supplenza.ts';
import { serviziService, type ContestoServizio } from './servizio-service.ts';

/** Returns the fields that every contract writes anew: its papers, how it began and ended, the bonuses of a month. */
const delContratto = (): Partial<ServizioInput> => ({
  numProtocollo: '',
  datProtocollo: null,
  codAssunzione: null,
  codCessazione: null,
  codCessazionePrivata: null,
  maggiorazioni: [],
});

const inputDi = ({
  contratto: _contratto,
  ruolo: _ruolo,
  profilo: _profilo,
  uidSubAnagrafe: _persona,
  matricola: _matricola,
  desCognome: _cognome,
  desNome: _nome,
  uid: _uid,
  versione: _versione,
  ...input
}: Servizio): ServizioInput => input;

/** Returns the service of a substitute: the post, class or profile, hours and sites of the titular; the pay of a short substitution. */
const delSupplente = (
  titolare: Servizio,
  assenza: { readonly uid: Uid<'ASSENZA'>; readonly datInizio: string; readonly datFine: string },
): ServizioInput => ({
  ...inputDi(titolare),
  ...delContratto(),
  datInizio: assenza.datInizio,
  datFine: assenza.datFine,
  codTipoNomina: 'SB',
  codTipoServizio: 'SU',
  codFascia: '0-8',
  codTipoOrario: 'F',
  numOreSettimanali: orePagate(titolare),
  numOrePartTime: null,
  numOreContribuite: null,
  codSituazionePrevidenziale: 'TFR',
  flgEnam: false,
  codScuolaTitolarita: null,
  codAutoritaNomina: null,
  numAssegnoPersonale: 0,
  desSentenzaRpdCia: null,
  uidCodiceInps: null,
  distacco: null,
  note: '',
  uidAssenzaCoperta: assenza.uid,
});

/** Returns the first day on which the law asks for no reason; that of the absence where every day asks for one. */
const primoLibero = (
  limiti: readonly LimiteSupplenza[],
  { datInizio, datFine }: { readonly datInizio: string; readonly datFine: string },
): string => {
  const libero = limiti.reduce((giorno, { fino }) => (fino < giorno ? giorno : addGiorni(fino, 1)), datInizio);
  return libero > datFine ? datInizio : libero;
};

/** Returns the absence with the service that a substitute would have. @throws NON_TROVATO */
export const proposeSupplenza = async (uid: Uid<'ASSENZA'>, archivio: Archivio): Promise<SupplenzaProposta> => {
  const assenza = await archivio.of(assenzaEntita).load(uid);
  const { servizi } = await loadScheda(archivio, assenza.uidSubAnagrafe);
  const [titolare] = serviziAl(servizi, assenza.datInizio);
  if (titolare === undefined) throw nonTrovato('Il servizio di chi è assente');
  const { uidSubAnagrafe, matricola, desCognome, desNome, datInizio, datFine } = assenza;
  const limiti = await limitiSupplenza(assenza, archivio);
  return {
    uidSubAnagrafe,
    matricola,
    desCognome,
    desNome,
    datInizio,
    datFine,
    servizio: delSupplente(titolare, { ...assenza, datInizio: primoLibero(limiti, assenza) }),
    limiti: [...limiti],
  };
};

const nonProrogabile = (perche: string) => campoRifiutato('RIFERIMENTO_NON_VALIDO', 'datFine', perche);

/** Returns the last day on which a substitute covers an absence, in whatever service of theirs; null when one of them has no end. */
const copertaFinoAl = ({ uidAssenzaCoperta }: Servizio, servizi: readonly Servizio[]) => {
  const fini = servizi.filter((uno) => uno.uidAssenzaCoperta === uidAssenzaCoperta).map(({ datFine }) => datFine);
  return fini.includes(null) ? null : (fini.toSorted().at(-1) ?? null);
};

/** Creates the service that goes on from the day after a substitute's last to the last day of the absence. @throws NON_TROVATO, RIFERIMENTO_NON_VALIDO */
export const extendSupplenza = async (uid: Uid<'SERVIZIO'>, context: ContestoServizio): Promise<Servizio> => {
  const { archivio } = context;
  const prima = await archivio.of(servizioEntita).load(uid);
  const assenza =
    prima.uidAssenzaCoperta === undefined ? undefined : await archivio.of(assenzaEntita).get(prima.uidAssenzaCoperta);
  if (assenza === undefined)
    throw nonProrogabile('Il servizio non copre nessuna assenza: si proroga dalla sua pagina.');
  const scheda = await loadScheda(archivio, prima.uidSubAnagrafe);
  const ultimo = copertaFinoAl(prima, scheda.servizi);
  if (ultimo === null || ultimo >= assenza.datFine)
    throw nonProrogabile(
      `L'assenza finisce il ${formatGiorno(assenza.datFine)} e la supplenza arriva già a quel giorno.`,
    );
  return serviziService.createOn(
    scheda,
    {
      ...inputDi(prima),
      ...delContratto(),
      datInizio: addGiorni(ultimo, 1),
      datFine: assenza.datFine,
    },
    context,
  );
};
