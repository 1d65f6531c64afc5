import * as z from 'zod';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Files } from '#platform/files.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { partiLavoro } from '#platform/work/parti-lavoro.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { writeArchivio } from '../../dati-personali/archivio-personale.ts';
import {
  collectModifiche,
  collectPersona,
  collectRadice,
  collectTabelle,
  listMesi,
  listRadici,
  segniDi,
  type Trovato,
} from '../../dati-personali/registrazioni.ts';
import { uidUtenteDi, type UtentePersonale } from '../../dati-personali/utente.ts';

const Parametri = z.object({ uid: z.string().brand<'PERSONA'>(), issuer: z.string() });
const Radici = z.array(z.object({ nome: z.string(), uid: z.string() }));
const Trovati = z.array(z.object({ tipo: z.string(), dati: z.unknown() }));

/** Runs, filings and works looked through in one block. */
const RADICI_INSIEME = 20;
const ZIP = 'application/zip';

interface Mezzi {
  readonly utenti: UtentePersonale;
  readonly files: Files;
}

const parti = ({ files }: Mezzi, context: PassoContext) => partiLavoro(files, context, 'dati-personali');

/**
 * Everything held about a person: themselves, the small tables, every run, filing, list and work that names them, their user, the trail of
 * changes month by month; each block leaves what it found in the bucket, the end makes one archive of it.
 */
export const raccoltaDatiPersonali = (mezzi: Mezzi): TipoLavoro => ({
  prepare: async (context) => {
    const radici = await listRadici(context.archivio);
    const gruppi = Array.from({ length: Math.ceil(radici.length / RADICI_INSIEME) }, (_, indice) =>
      radici.slice(indice * RADICI_INSIEME, (indice + 1) * RADICI_INSIEME),
    );
    for (const [indice, gruppo] of gruppi.entries()) await parti(mezzi, context).put(`radici-${indice}`, gruppo);
    const mesi = await listMesi(context.archivio, context.adesso);
    const blocchi = [
      'persona',
      'tabelle',
      'utente',
      ...gruppi.map((_, indice) => `radici-${indice}`),
      ...mesi.map((mese) => `mese-${mese}`),
    ];
    return { blocchi, totale: blocchi.length };
  },
  blocco: async (blocco, context) => {
    await parti(mezzi, context).put(`trovati-${blocco}`, await collect(mezzi, blocco, context));
    return { fatti: 1, scartati: 0, esiti: [], totali: {} };
  },
  close: async (blocchi, context) => {
    const { archivio, lavoro, oggi } = context;
    const persona = await personeRepository(archivio).load(Parametri.parse(lavoro.parametri).uid);
    const trovati: Trovato[] = [];
    for (const { blocco } of blocchi) trovati.push(...(await parti(mezzi, context).load(`trovati-${blocco}`, Trovati)));
    const nome = nominativo(persona.desCognome, persona.desNome);
    const bytes = writeArchivio(trovati, { nome, cf: persona.desCf, scuola: archivio.codmin, oggi });
    const chiave = `${archivio.codmin}/esportazioni/${lavoro.uid}/dati-personali.zip`;
    const sha256 = await mezzi.files.put(chiave, bytes, ZIP);
    const file = { chiave, nome: `Dati personali di ${nome} ${oggi}.zip`.slice(-200), tipo: ZIP };
    return { file: { ...file, dimensione: bytes.length, sha256 } };
  },
  seguito: (context) => parti(mezzi, context).removeAll(),
});

const collect = async (mezzi: Mezzi, blocco: string, context: PassoContext): Promise<Trovato[]> => {
  const { archivio, lavoro } = context;
  const { uid, issuer } = Parametri.parse(lavoro.parametri);
  const persona = await personeRepository(archivio).load(uid);
  const segni = await segniDi(archivio, persona);
  if (blocco === 'persona') return collectPersona(archivio, uid, segni);
  if (blocco === 'tabelle') return collectTabelle(archivio, segni);
  if (blocco === 'utente') return mezzi.utenti.collect(archivio, { issuer, subject: persona.uidPortale }, segni);
  if (blocco.startsWith('mese-'))
    return collectModifiche(archivio, blocco.slice('mese-'.length), segni, uidUtenteDi(issuer, persona.uidPortale));
  const trovati: Trovato[] = [];
  for (const radice of await parti(mezzi, context).load(blocco, Radici))
    trovati.push(...(await collectRadice(archivio, radice, segni)));
  return trovati;
};
