import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { asUid } from '#platform/data/entita.ts';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import {
  descrizioneEnteAddizionale,
  TabellaCaricata,
  type TipoEnteAddizionale,
} from '#shared/contracts/tabelle/addizionali.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { defineEntita } from '../entita.ts';

const Scaglione = z.strictObject({ fino: z.int().nullable(), aliquota: z.int() });

/** Rates of one town or region as the file gave them, by the id of its rule; `aliquote` null: it is in the file without a rate. */
const EnteConservato = z.strictObject({
  id: z.string(),
  descrizione: z.string(),
  norma: z.string(),
  aliquote: z.strictObject({ scaglioni: z.tuple([Scaglione], Scaglione), esente: z.int() }).nullable(),
});
export type EnteConservato = z.infer<typeof EnteConservato>;
/** Part of a table before it is compressed. */
export const Enti = z.array(EnteConservato);

/** Surtax tables the school has loaded: one record a year and kind. */
export const tabellaAddizionaliEntita = defineEntita<TabellaCaricata>({
  nome: 'ADDIZIONALI',
  posto: 'scuola',
  schema: TabellaCaricata,
  shape: 1,
});

/** A part of a table, compressed: the towns of one initial, or all the regions. It repeats where the table comes from, so that one read is enough. */
const ParteConservata = z.strictObject({
  ...TabellaCaricata.pick({ tipo: true, anno: true, letta: true, caricata: true, nomeFile: true }).shape,
  uid: z.string().brand<'ADDIZIONALI'>(),
  versione: z.int(),
  contenuto: z.string(),
});
export type ParteConservata = z.infer<typeof ParteConservata>;

export const parteAddizionaliEntita = defineEntita<ParteConservata>({
  nome: 'ADDIZIONALI_PARTE',
  posto: 'scuola',
  schema: ParteConservata,
  shape: 1,
  // the entry of the table that it is a part of says who loaded it
  senzaVoce: true,
});

export const uidTabella = (tipo: TipoEnteAddizionale, anno: number): Uid<'ADDIZIONALI'> => asUid(`${anno}-${tipo}`);

/** The part that holds a town (by the initial of its Belfiore code, which ends the id of its rule) or a region. */
export const uidParte = (tipo: TipoEnteAddizionale, anno: number, id: string): Uid<'ADDIZIONALI'> =>
  asUid(`${uidTabella(tipo, anno)}-${tipo === 'REGIONE' ? TUTTE : id.slice(id.lastIndexOf('.') + 1).slice(0, 1)}`);

/** Every part that a table may have. */
export const uidParti = (uidDellaTabella: Uid<'ADDIZIONALI'>): Uid<'ADDIZIONALI'>[] =>
  [...[...'abcdefghijklmnopqrstuvwxyz'], TUTTE].map((quale) => asUid(`${uidDellaTabella}-${quale}`));

const TUTTE = 'tutte';

export const writeEnti = (enti: readonly EnteConservato[]): string =>
  deflateRawSync(JSON.stringify(withIgnote(enti))).toString('base64');

/** @throws VERSIONE_PIU_RECENTE, and when the stored bytes are not a part of a table: a defect, never passed on */
export const readEnti = (contenuto: string): readonly EnteConservato[] =>
  readForma(Enti, JSON.parse(inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8')), {
    cosa: 'la tabella delle addizionali',
  });

/** What the explanation of a surtax says of where its rate comes from. */
export const provenienza = ({ tipo, anno, letta, caricata, nomeFile }: ParteConservata): string =>
  `${descrizioneEnteAddizionale[tipo]} ${anno}, tabella MEF${nomeFile === '' ? '' : ` "${nomeFile}"`} presa il ${formatGiorno(letta)} e caricata dalla scuola il ${formatGiorno(caricata)}`;
