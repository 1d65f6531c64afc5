import * as z from 'zod';
import { scelta, testo, uid } from '../../domain/campi.ts';
import { statiDettiLista, statiFileLista } from '../../domain/noipa/stato-lista.ts';
import { ListaNoipa } from './lista.ts';

/** The file of a list for the portal while it is not there: the print that writes it, and why it could not. */
export const FileLista = z.strictObject({
  printId: uid(),
  stato: scelta(statiFileLista),
  motivo: testo(0, 1000).nullable(),
});
export type FileLista = z.infer<typeof FileLista>;

/** A list with the state that it is said to be in. */
export const ListaDetta = z.strictObject({
  ...ListaNoipa.shape,
  STATUS: scelta(statiDettiLista),
  /** Absent where nobody asked for its file, or it is there, or the list was sent. */
  file: FileLista.exactOptional(),
});
export type ListaDetta = z.infer<typeof ListaDetta>;
