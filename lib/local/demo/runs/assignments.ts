import { listAffidati, pagatiDi } from '#archivio/incarichi/incarichi-dell-anno.ts';
import { anagrafeImplementation } from '#functions/anagrafe/routes.ts';
import { impedimentoElaborazioni } from '#functions/cedolini/schede-accorpate/impedimento.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { addGiorni } from '#shared/domain/tempo/date.ts';
import type { AsOffice } from '../context.ts';

/** Days after a payment on which the body of the payee is told: five before the last. */
const DOPO = 10;

/** Each payment of who works for another administration is told to it. */
export const demoAssignments = async (platform: Platform, office: AsOffice, oggi: string): Promise<void> => {
  const anagrafe = anagrafeImplementation(platform, workflowsFromEnv(process.env), impedimentoElaborazioni);
  const { affidati, pagati } = await office.look(async ({ archivio }) => {
    const tutti = await listAffidati(archivio);
    const diAltri = tutti.filter(({ incarico }) => incarico.desEnteAutorizzazione !== '');
    return { affidati: diAltri, pagati: await pagatiDi(diAltri, archivio) };
  });
  for (const { incarico } of affidati) {
    const comunicazioni = (pagati.get(incarico.uid) ?? [])
      .map(({ giorno, importo }) => ({ datComunicazione: addGiorni(giorno, DOPO), numImporto: importo }))
      .filter(({ datComunicazione }) => datComunicazione <= oggi)
      .map((una, indice) => ({ ...una, desProtocollo: `${incarico.desProtocollo}-${indice + 1}` }));
    const { uidSubAnagrafe: _persona, accorpati: _accorpati, ...suo } = incarico;
    if (comunicazioni.length > 0)
      await office.apart(incarico.uid)((context) =>
        anagrafe.updateIncarico({ body: { ...suo, comunicazioni } }, context),
      );
  }
};
