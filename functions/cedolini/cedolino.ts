import * as z from 'zod';
import { TestataCedolino } from '../../shared/contracts/cedolino.ts';
import { chiaveRicerca } from '../../shared/domain/nominativo.ts';
import { gruppiRiga } from '../../shared/contracts/cedolino-calcolato.ts';
import { adempimenti } from '../../shared/domain/elaborazione.ts';
import { defineEntita } from '../platform/entita.ts';
import type { Item } from '../platform/dynamo.ts';
import type { ElencoIndicizzato } from '../platform/elenco.ts';

const importo = z.int();

/** A line of the payslip in few bytes: for comparing runs without opening every payslip. */
export const RigaCompatta = z.object({ c: z.string(), d: z.string(), g: z.enum(gruppiRiga), b: importo.nullable(), a: z.int().nullable(), i: importo });
export type RigaCompatta = z.infer<typeof RigaCompatta>;

/** Head of a payslip as it is stored: what the lists show, the lines in short, the hash of the whole. */
export const CedolinoSalvato = z.object({ ...TestataCedolino.shape, righe: z.array(RigaCompatta), adempimenti: z.array(z.enum(adempimenti)), giro: z.int(), hash: z.string() });
export type CedolinoSalvato = z.infer<typeof CedolinoSalvato>;

const alfabetico = ({ storico: { desCognome, desNome, desCf } }: CedolinoSalvato): string => `${chiaveRicerca(`${desCognome} ${desNome}`)}#${desCf}`;

/** Heads of the payslips of a run. Uid = run and person, so that a repeated calculation is the same item. */
export const cedolinoEntita = defineEntita<CedolinoSalvato>({
  nome: 'CEDOLINO', posto: 'figlio', radice: 'PROCESSO', schema: CedolinoSalvato, shape: 1,
  indici: { indice1: alfabetico, indice2: ({ storico, uid }) => `${storico.desCf}#${uid}`, indice3: (cedolino) => `${cedolino.esito}#${alfabetico(cedolino)}` },
  riga: (cedolino) => testata(cedolino),
});

/** What lists and answers show of a stored head. */
export const testata = ({ righe: _righe, adempimenti: _adempimenti, giro: _giro, hash: _hash, ...visibile }: CedolinoSalvato): TestataCedolino => visibile;

export const uidCedolino = (processo: string, persona: string): string => `${processo}-${persona}`;

/** Inputs, snapshot, lines and explanations of a payslip: compressed, in a partition of its own. */
export const DettaglioSalvato = z.object({ uid: z.string(), versione: z.int(), hash: z.string(), contenuto: z.string() });
export type DettaglioSalvato = z.infer<typeof DettaglioSalvato>;

export const dettaglioEntita = defineEntita<DettaglioSalvato>({ nome: 'DETTAGLIO_CEDOLINO', posto: 'radice', schema: DettaglioSalvato, shape: 1 });

/** What a computed payslip adds to the year of its payee, kept with the person: it counts once its run is accounted. */
export const PagamentoSalvato = z.object({
  uid: z.string(), versione: z.int(), idProcesso: z.string(), annoFiscale: z.int(), dataPagamento: z.string(), percettore: z.string(), lordoDipendente: importo, netto: importo,
  imponibileContributivo: importo, imponibileIrpef: importo, irpef: importo, imponibileSostitutiva: importo, imponibileGestioneSeparata: importo, giorniPagati: z.int(),
  trattamentoIntegrativo: importo, sommaIntegrativa: importo, arrotondamentoDaRiportare: importo,
});
export type PagamentoSalvato = z.infer<typeof PagamentoSalvato>;

export const pagamentoEntita = defineEntita<PagamentoSalvato>({ nome: 'PAGAMENTO', posto: 'figlio', radice: 'PERSONA', schema: PagamentoSalvato, shape: 1 });

export const uidPagamento = (processo: string, persona: string): string => `${persona}-${processo}`;

/** Orders and filters of the payslips of a run. */
export const elencoCedolini: ElencoIndicizzato = {
  nome: 'CEDOLINO',
  ordini: { nominativo: 'indice1', desCf: 'indice2' },
  ordinePredefinito: 'nominativo',
  filtri: {
    nominativo: { indice: 'indice1', piega: chiaveRicerca },
    desCf: { indice: 'indice2', piega: (valore) => valore.trim().toUpperCase() },
    esito: { indice: 'indice3', piega: (valore) => `${valore.trim().toUpperCase()}#` },
  },
};

export const rigaCedolino = (item: Item): TestataCedolino => TestataCedolino.parse(item.riga);
