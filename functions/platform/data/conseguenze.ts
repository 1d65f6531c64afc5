import type { Archivio } from './archivio.ts';
import type { Modifica, Operazione, VoceAudit } from './modifica.ts';

/** What else a unit of change changes in records that depend on those it writes: more operations, with their audit entries. */
export type Conseguenze = (
  archivio: Archivio,
  operazioni: readonly Operazione[],
) => Promise<{ readonly operazioni: readonly Operazione[]; readonly voci: readonly VoceAudit[] }>;

/** Completes a unit of change with its consequences, read just before it is sent. */
export const addConseguenze = async (
  archivio: Archivio,
  modifica: Modifica,
  conseguenze: Conseguenze | undefined,
): Promise<void> => {
  for (const parte of modifica.parti) await addConseguenze(archivio, parte, conseguenze);
  if (conseguenze === undefined || modifica.operazioni.length === 0) return;
  const { operazioni, voci } = await conseguenze(archivio, modifica.operazioni);
  modifica.add(...operazioni);
  modifica.voci.push(...voci);
};
