import { anagrafeImplementation } from '#functions/anagrafe/routes.ts';
import { impedimentoElaborazioni } from '#functions/cedolini/schede-accorpate/impedimento.ts';
import { serviziImplementation } from '#functions/servizi/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Platform } from '#platform/platform.ts';
import { workflowsFromEnv } from '#platform/work/workflows.ts';
import { annoScolasticoDi } from '#shared/domain/tempo/anno-scolastico.ts';
import type { AsOffice } from './context.ts';
import { personaDemo, residenza } from './people.ts';
import { demoFamilies } from './personnel/families.ts';
import { demoRegistered } from './personnel/registered.ts';
import { fiscaliDipendente, organico, servizioDemo, type Dipendente, type Posto } from './personnel/staff.ts';
import { MILANO } from './places.ts';
import type { ScuolaDemo } from './schools.ts';
import { anniDemo } from './years.ts';

type Richiesta = Pick<ScuolaDemo, 'dipendenti' | 'seme' | 'setupType'> & { readonly oggi: string };

/** Creates the staff of a demo school with services, tax data, families, absences and what else is registered of them, through the same use cases that the office calls. */
export const demoStaff = async (
  platform: Platform,
  office: AsOffice,
  { dipendenti: quanti, seme, setupType, oggi }: Richiesta,
  oneDone: () => void = () => undefined,
): Promise<readonly Dipendente[]> => {
  const dipendenti: Dipendente[] = [];
  for (const [indice, posto] of organico(quanti).entries()) {
    dipendenti.push(await dipendente(platform, office, { seme, oggi, posto, indice }));
    oneDone();
  }
  await demoFamilies(
    platform,
    office,
    seme,
    oggi,
    dipendenti.filter(({ posto }) => posto.nomina === 'TI').map(({ uid }) => uid),
  );
  await demoRegistered(platform, office, oggi, dipendenti, setupType);
  return dipendenti;
};

/** School years in which a post is given: once to who is open-ended, to the others every year from that of the first run. */
const anniDiServizio = ({ nomina }: Posto, oggi: string): number[] => {
  const { numAnno: questo } = annoScolasticoDi(oggi);
  if (nomina === 'TI') return [questo];
  const primo = (anniDemo(oggi)[0] ?? questo) - 1;
  return Array.from({ length: questo - primo + 1 }, (_, indice) => primo + indice);
};

interface DaCreare {
  readonly seme: number;
  readonly oggi: string;
  readonly posto: Posto;
  readonly indice: number;
}

/** A person on a post. The school settles short substitutes with the surtaxes of their town: of this one the program knows the rates. */
const dipendenteDemo = (seme: number, indice: number, { nomina }: Posto) => ({
  ...personaDemo(seme, indice),
  ...(nomina === 'SB' ? residenza(MILANO) : {}),
});

const dipendente = async (
  platform: Platform,
  office: AsOffice,
  { seme, oggi, posto, indice }: DaCreare,
): Promise<Dipendente> => {
  const anagrafe = anagrafeImplementation(platform, workflowsFromEnv(process.env), impedimentoElaborazioni);
  const servizi = serviziImplementation(platform, workflowsFromEnv(process.env));
  const { uid, desCf } = await office((context) =>
    anagrafe.createPersona({ body: dipendenteDemo(seme, indice, posto) }, context),
  );
  const uidSubAnagrafe = asUid<'PERSONA'>(uid);
  const suoi: Dipendente['servizio'][] = [];
  for (const anno of anniDiServizio(posto, oggi)) {
    const body = { ...servizioDemo(posto, anno), uidSubAnagrafe };
    const creato = await office((context) => servizi.createServizio({ body }, context));
    suoi.push({ uid: asUid(creato.uid), versione: creato.versione });
  }
  for (const anno of anniDemo(oggi)) {
    const body = { ...fiscaliDipendente(anno, posto), uidSubAnagrafe };
    await office((context) => anagrafe.createFiscali({ body }, context));
  }
  const servizio = suoi.at(-1);
  if (servizio === undefined) throw new Error('A demo post without a service');
  return { uid: uidSubAnagrafe, cf: desCf, posto, servizio };
};
