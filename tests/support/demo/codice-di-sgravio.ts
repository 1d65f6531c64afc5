import { sendFiling, type Ufficio } from '#lib/local/demo/runs/sending.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

type InAttesa = Pick<Denuncia, 'anno'> & { readonly uid: string };

/** The UniEmens of a school that are not sent: they wait for the code of a relief, which no source gives and the office reads in the circular. */
export const uniemensInAttesa = async ({ office, area }: Ufficio): Promise<readonly InAttesa[]> => {
  const { righe } = await office((context) => area.listUniemens({ body: { start: 0, limit: 100 } }, context));
  return righe.filter(({ STATUS }) => STATUS === 'ATTESA');
};

/** Writes the code in a UniEmens that waits for it and sends it, as the office does. @returns false when something else blocks it */
export const sendWithCode = async (ufficio: Ufficio, uid: string): Promise<boolean> => {
  const { office, area } = ufficio;
  const body = { uid: asUid<'DENUNCIA'>(uid) };
  const { denuncia, rilievi } = await office((context) => area.getUniemens({ body }, context));
  const [primo] = rilievi;
  const correzione = {
    ...body,
    versione: denuncia.versione,
    uidPosPa: 'O',
    riga: primo?.chiave ?? '',
    campi: { [primo?.nome ?? '']: '30' },
    perche: 'circolare dello sgravio',
  } as const;
  const scritta = await office((context) => area.saveV1({ body: correzione }, context));
  const calls = {
    file: (query, context) => area.makeFileUniemens({ query }, context),
    invia: (inviata, context) => area.sendUniemens({ body: inviata }, context),
  } satisfies Parameters<typeof sendFiling>[1];
  return sendFiling(ufficio, calls, scritta.denuncia);
};
