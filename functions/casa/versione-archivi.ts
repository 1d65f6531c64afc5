import type { VersioneArchivi } from '../../shared/contracts/casa/casa.ts';
import { versioneRegole } from '../cedolini/calcolo/versione-regole.ts';
import { opzioniCalcoloEntita } from '../cedolini/processi/opzioni-calcolo.ts';
import type { Store } from '../platform/data/dynamo.ts';
import { partizioneElenco } from '../platform/data/entita.ts';
import { hashOf } from '../platform/http/sessione.ts';
import { catalogo } from '../riferimento/catalogo.ts';
import { calendarioEntita } from '../scuola/calendari/calendario.ts';
import { festivitaEntita } from '../scuola/calendari/festivita.ts';
import { firmeEntita } from '../scuola/opzioni/firme.ts';
import { opzioniPresideEntita } from '../scuola/opzioni/opzioni-preside.ts';
import { scuolaEntita } from '../scuola/scuola.ts';
import { settoreEntita } from '../scuola/settore.ts';
import { tipoAttivitaEntita } from '../servizi/attivita/attivita.ts';
import { commissioneEntita } from '../tabelle/commissione.ts';
import { codiceInpsEntita, posInailEntita, posInpsEntita } from '../tabelle/posizioni.ts';
import { voceUtenteEntita } from '../tabelle/voce-utente.ts';

/** The small tables of the school that screens keep in memory: each is read whole, in one request. */
const tabelle = [
  scuolaEntita,
  settoreEntita,
  calendarioEntita,
  festivitaEntita,
  firmeEntita,
  opzioniPresideEntita,
  opzioniCalcoloEntita,
  tipoAttivitaEntita,
  posInpsEntita,
  posInailEntita,
  codiceInpsEntita,
  voceUtenteEntita,
  commissioneEntita,
].map(({ nome }) => nome);

const corta = (...parti: readonly string[]): string => hashOf(...parti).slice(0, 16);

let riferimento: string | undefined;

/** Reference data and rules of the law come with the program: their version is known once for each process. */
const versioneRiferimento = (): string => (riferimento ??= corta(JSON.stringify(catalogo), versioneRegole()));

/**
 * What the lists kept by the browser depend on: program, reference data, tables of the school.
 * The tables have no counter that a change could forget: their version is that of the rows they hold.
 */
export const versioneArchivi = async (store: Store, codmin: string, programma: string): Promise<VersioneArchivi> => {
  const righe = await Promise.all(tabelle.map((nome) => store.queryAll({ pk: partizioneElenco(codmin, nome) })));
  const scuola = corta(
    ...righe.flatMap((tabella, indice) =>
      tabella.map(({ sk, versione }) => `${tabelle[indice] ?? ''}#${String(sk)}#${String(versione)}`),
    ),
  );
  const parti = { programma, riferimento: versioneRiferimento(), scuola };
  return { versione: corta(parti.programma, parti.riferimento, parti.scuola), ...parti };
};
