import * as z from 'zod';
import { personaEntita } from '#archivio/persone/persona.ts';
import type { Cartella, Mezzi, TipoScambio } from '#functions/colonne/tipo.ts';
import type { MezziArea } from '#platform/http/api-handler.ts';
import type { PassoContext, TipoLavoro } from '#platform/work/lavoro-steps.ts';
import { partiLavoro } from '#platform/work/parti-lavoro.ts';
import { ElencoEsportato, formatiEsportazione } from '#shared/contracts/scambio/scambio.ts';
import { nomiTipi, tipiScambio, TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { catalogo, tipoDi } from '../../catalogo.ts';
import { contestoDi } from '../../contesto.ts';
import { esempioDi, inOrdine, writeScambio, type ElencoTipo } from '../../righe/file-esportato.ts';
import { storeProvvisorio } from '../../store-provvisorio.ts';
import { closeElenco } from './elenco.ts';
import { leaveFile } from './file.ts';

const PERSONE_BLOCCO = 50;
const SCUOLA = 'scuola';
const ParametriEsportazione = z.object({
  tipo: z.enum([...nomiTipi, TUTTA_LA_SCUOLA, 'elenco']),
  formato: z.enum(formatiEsportazione),
  modello: z.boolean().optional(),
  elenco: ElencoEsportato.optional(),
  titolo: z.string(),
});
type Parametri = z.infer<typeof ParametriEsportazione>;

const valore = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const Parte = z.array(z.object({ tipo: z.enum(nomiTipi), righe: z.array(z.record(z.string(), valore)) }));

/** An export as long work: the school's own records in one block, people in blocks of fifty, then the file. */
export const lavoroEsportazione = (mezzi: MezziArea): TipoLavoro => ({
  prepare: async (context) => {
    const parametri = ParametriEsportazione.parse(context.lavoro.parametri);
    if (parametri.modello === true || parametri.tipo === 'elenco') return { blocchi: [], totale: 0 };
    const tipi = tipiDi(parametri);
    const persone = tipi.some(({ ambito }) => ambito === 'persona') ? await listUid(context) : [];
    const gruppi = Array.from({ length: Math.ceil(persone.length / PERSONE_BLOCCO) }, (_, indice) =>
      persone.slice(indice * PERSONE_BLOCCO, (indice + 1) * PERSONE_BLOCCO),
    );
    const file = parti(mezzi, context);
    for (const [indice, uids] of gruppi.entries()) await file.put(`persone-${nomeBlocco(indice)}`, uids);
    return {
      blocchi: [
        ...(tipi.some(({ ambito }) => ambito === 'scuola') ? [SCUOLA] : []),
        ...gruppi.map((_, indice) => nomeBlocco(indice)),
      ],
      totale: persone.length + 1,
    };
  },
  blocco: async (blocco, context) => {
    const tipi = tipiDi(ParametriEsportazione.parse(context.lavoro.parametri));
    const file = parti(mezzi, context);
    const mezziRighe: Mezzi = {
      context: { ...contestoDi(context), archivio: storeProvvisorio(context.archivio).archivio },
    };
    const uids = blocco === SCUOLA ? [''] : await file.load(`persone-${blocco}`, z.array(z.string()));
    const scelti = tipi.filter(({ ambito }) => ambito === (blocco === SCUOLA ? 'scuola' : 'persona'));
    const cartelle = await Promise.all(uids.map((uid) => loadCartella(context, uid)));
    const elenchi = await Promise.all(
      scelti.map(async (tipo) => ({
        tipo: tipo.nome,
        righe: (await Promise.all(cartelle.map((cartella) => tipo.list(mezziRighe, cartella)))).flat(),
      })),
    );
    await file.put(`righe-${blocco}`, elenchi);
    return { fatti: uids.length, scartati: 0, esiti: [], totali: {} };
  },
  close: async (blocchi, context) => {
    const parametri = ParametriEsportazione.parse(context.lavoro.parametri);
    if (parametri.elenco !== undefined) return closeElenco(mezzi, parametri.elenco, parametri.formato, context);
    const file = parti(mezzi, context);
    const lette: ElencoTipo[] = [];
    for (const { blocco } of blocchi) lette.push(...(await file.load(`righe-${blocco}`, Parte)));
    const elenchi = tipiDi(parametri).map(({ nome }): ElencoTipo =>
      parametri.modello === true
        ? { tipo: nome, righe: [esempioDi(nome)] }
        : inOrdine({ tipo: nome, righe: lette.filter(({ tipo }) => tipo === nome).flatMap(({ righe }) => righe) }),
    );
    const righe = elenchi.reduce((somma, elenco) => somma + elenco.righe.length, 0);
    return {
      ...(await leaveFile(mezzi, context, parametri, await writeScambio(elenchi, parametri.formato))),
      motivo: righe === 0 ? 'Non ci sono dati da esportare: il file ha le sole intestazioni.' : null,
    };
  },
});

const nomeBlocco = (indice: number): string => `p${String(indice + 1).padStart(4, '0')}`;

/** The kinds of a file: of a whole school, those to fill in are those that somebody brings in. */
const tipiDi = ({ tipo, modello }: Parametri): readonly TipoScambio[] => {
  if (tipo === TUTTA_LA_SCUOLA)
    return catalogo.filter(
      ({ nome, daSolo }) => daSolo !== true && (modello !== true || tipiScambio[nome].importa.length > 0),
    );
  return tipo === 'elenco' ? [] : [tipoDi(tipo)];
};

/** Everybody in the registry, from the unique codici fiscali: the base table, so nobody just added is missing. */
const listUid = async ({ archivio }: PassoContext): Promise<string[]> =>
  (
    await archivio.queryAll({
      pk: archivio.chiavi.unico(personaEntita.nome, { campo: '', valore: '' }).pk,
      begins: 'desCf#',
    })
  ).map(({ uid }) => String(uid));

const loadCartella = async ({ archivio }: PassoContext, uid: string): Promise<Cartella> => ({
  uid,
  items: uid === '' ? [] : await archivio.queryAll({ pk: archivio.chiavi.radice(personaEntita.nome, uid) }),
});

const parti = ({ files }: MezziArea, context: PassoContext) => partiLavoro(files, context, 'esportazioni');
