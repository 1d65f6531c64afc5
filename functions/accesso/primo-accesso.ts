import { registro, type Utente } from '#archivio/accesso/registro.ts';
import { collegamenti, scuoleConCodice } from '#archivio/persone/collegamento.ts';
import type { PersonaCertificata } from '#platform/caller/persona-certificata.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { AppError } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

const MOTIVO = 'Primo accesso con il codice fiscale certificato';

/** A user who entered by themselves: their school, and where they are written to about it. */
interface Entrato {
  readonly utente: Utente;
  readonly codmin: string;
  readonly email: string | null;
}

const nonDaSe = (perche: string): AppError => new AppError('OPERAZIONE_NON_CONSENTITA', perche);
const senzaScheda = (): AppError =>
  new AppError(
    'ERROR_ROLES_MISSING',
    'Nessuna scuola ha in anagrafe il codice fiscale con cui si è entrati: chiedere un invito alla segreteria della scuola.',
  );

/**
 * Makes the user of a person whose codice fiscale the issuer certifies, at their first sign-in: employee of their own record, in the one school that has it.
 * Whatever is in doubt is left to the office, which invites. Letters of omocodia tell two people apart, so that another code of the same data is nobody's here.
 * @throws OPERAZIONE_NON_CONSENTITA, ERROR_ROLES_MISSING
 */
export const enterByCodiceFiscale = async (
  store: Store,
  { codiceFiscale, certa }: PersonaCertificata,
  { credenziali: { issuer, subject }, modifica }: RequestContext,
): Promise<Entrato> => {
  if (!certa)
    throw nonDaSe(
      'Per entrare senza invito serve SPID o CIE di livello 2 o 3: uscire e accedere di nuovo con quel livello, oppure chiedere un invito alla segreteria della scuola.',
    );
  const globali = registro(store);
  const scuole = (await globali.listScuole()).map(({ codmin }) => codmin);
  const [codmin, ...altre] = await scuoleConCodice(store, scuole, codiceFiscale);
  if (codmin === undefined) throw senzaScheda();
  if (altre.length > 0)
    throw nonDaSe(
      'Il codice fiscale con cui si è entrati è in anagrafe in più scuole: chiedere un invito alla segreteria di quella in cui si lavora.',
    );
  const scuola = collegamenti(archivioDi(store, codmin));
  const persona = requireOwn(await scuola.find({ uid: null, cf: codiceFiscale }), codiceFiscale, subject);
  scuola.assign(persona, subject, MOTIVO, modifica);
  const utente = userOf(persona, codmin, { issuer, subject });
  const scritta = globali.putUtente(undefined, utente);
  modifica.add(scritta).admit(scritta.effetti ?? []);
  return { utente, codmin, email: persona.desEMail ?? persona.desPec };
};

/** The record that is the person's without a doubt: of that code now, of somebody living, of no other user. */
const requireOwn = (persona: Persona | undefined, codiceFiscale: string, subject: string): Persona => {
  if (persona === undefined) throw senzaScheda();
  if (persona.uidPortale !== null && persona.uidPortale !== subject)
    throw nonDaSe(
      'La scheda con questo codice fiscale è già collegata a un altro utente: chiedere alla segreteria della scuola chi è, e un invito.',
    );
  if (persona.desCf !== codiceFiscale || (persona.datDecesso ?? null) !== null)
    throw nonDaSe(
      'La scheda con questo codice fiscale va controllata dalla segreteria della scuola prima di potervi entrare: chiederle un invito.',
    );
  return persona;
};

const userOf = (
  { uid, desCf, desCognome, desNome, desEMail }: Persona,
  codmin: string,
  { issuer, subject }: Pick<Utente, 'issuer' | 'subject'>,
): Utente => ({
  issuer,
  subject,
  user: desCf,
  descutente: nominativo(desCognome, desNome),
  iscrizioni: [{ codmin, ruoli: ['DIPENDENTE'], uid, uidSubAnagrafe: uid, cf: desCf, isUtenteAccessibile: true }],
  versione: 0,
  ...(desEMail === null ? {} : { email: desEMail }),
});
