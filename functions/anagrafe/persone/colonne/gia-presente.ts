import { personaEntita } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Riga } from '#functions/colonne/colonna.ts';
import { testoDi, type Mezzi } from '#functions/colonne/tipo.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { campoRifiutato } from '#platform/errors.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { partiCodiceFiscale, senzaOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import { chiaveRicerca, nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

/** Characters of a codice fiscale that say names, birth and sex; those after say the place, which is written wrong more often. */
const BASE = 11;

const baseDi = (desCf: string): string | null =>
  partiCodiceFiscale(desCf) === null ? null : senzaOmocodia(desCf).slice(0, BASE);

const nomeDi = (cognome: string, nome: string): string => chiaveRicerca(`${cognome} ${nome}`);

/** The people of a name, accents and case aside: one query, and one read for them all. */
const diNome = async (archivio: Archivio, nome: string): Promise<Persona[]> => {
  const items = await archivio.of(personaEntita).queryIndice({ index: 'indice1', begins: nome });
  return personeRepository(archivio).getMany(items.map(({ uid }) => asUid<'PERSONA'>(String(uid))));
};

/**
 * Refuses a row that would register for the second time somebody who is there under another code: same names, same birth, same code but for
 * the place and the letters of omocodia. The one who is there is proposed.
 * @throws DUPLICATO on the codice fiscale
 */
export const refuseGiaPresente = async (riga: Riga, { context: { archivio } }: Mezzi): Promise<void> => {
  const [desCf, nascita] = [testoDi(riga, 'desCf'), testoDi(riga, 'datNascita')];
  const base = baseDi(desCf);
  if (base === null) return;
  const nome = nomeDi(testoDi(riga, 'desCognome'), testoDi(riga, 'desNome'));
  const stessa = (await diNome(archivio, nome)).find(
    (persona) =>
      nomeDi(persona.desCognome, persona.desNome) === nome &&
      persona.datNascita === nascita &&
      baseDi(persona.desCf) === base,
  );
  if (stessa === undefined) return;
  throw campoRifiutato(
    'DUPLICATO',
    'desCf',
    `${nominativo(stessa.desCognome, stessa.desNome)}, di nascita ${formatGiorno(nascita)}, è già in anagrafe con il codice ${stessa.desCf}, matricola ${stessa.matricola}. Se è la stessa persona scrivere nel file quel codice, o correggerlo prima nella sua scheda; se è un'altra, inserirla dalla pagina Anagrafe.`,
  );
};
