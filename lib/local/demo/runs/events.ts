import type { anagrafeImplementation } from '#functions/anagrafe/routes.ts';
import type { serviziImplementation } from '#functions/servizi/routes.ts';
import { asUid } from '#platform/data/entita.ts';
import { fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { Persona } from '#shared/contracts/anagrafe/persona.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { conOmocodia } from '#shared/domain/codici/codice-fiscale.ts';
import type { AsOffice } from '../context.ts';
import { eredeDemo } from '../people.ts';
import { servizioDemo, type Dipendente } from '../personnel/staff.ts';

/** Who keeps the registry and the services of a school. */
export interface Segreteria {
  readonly office: AsOffice;
  readonly anagrafe: ReturnType<typeof anagrafeImplementation>;
  readonly servizi: ReturnType<typeof serviziImplementation>;
}

/** Why a service ends, in the declaration to INPS. */
const DECESSO = '1';

/** Of who died: the service ends that day and the heir enters the registry, to be paid what was due. @returns the heir */
export const death = async (
  { office, anagrafe, servizi }: Segreteria,
  { uid, posto, servizio }: Dipendente,
  giorno: string,
  { seme, numero }: { readonly seme: number; readonly numero: number },
): Promise<Uid<'PERSONA'>> => {
  const { desCf } = await office((context) => anagrafe.getPersona({ params: { uid } }, context));
  await office((context) =>
    servizi.updateServizio(
      {
        params: { uid: servizio.uid },
        body: {
          ...servizioDemo(posto, Number(giorno.slice(0, 4))),
          versione: servizio.versione,
          datFine: giorno,
          codCessazione: DECESSO,
        },
      },
      context,
    ),
  );
  const erede = await office((context) => anagrafe.createPersona({ body: eredeDemo(seme, numero, desCf) }, context));
  const anno = Number(giorno.slice(0, 4));
  await office((context) =>
    anagrafe.createFiscali(
      {
        body: {
          ...fiscaliPredefiniti(anno),
          percettore: { tipo: 'EREDE', contratto: 'TI', ruolo: 'DOCENTE' },
          uidSubAnagrafe: asUid(erede.uid),
        },
      },
      context,
    ),
  );
  return asUid(erede.uid);
};

/** The Revenue Agency gives somebody another codice fiscale, because another person had the same. */
export const changeCodiceFiscale = async ({ office, anagrafe }: Segreteria, uid: Uid<'PERSONA'>): Promise<void> => {
  const persona = Persona.parse(await office((context) => anagrafe.getPersona({ params: { uid } }, context)));
  const {
    uid: _uid,
    uidSubAnagrafe: _sub,
    prgAnagrafe: _prg,
    matricola: _matricola,
    uidPortale: _portale,
    ...campi
  } = persona;
  const body = { ...campi, desCf: conOmocodia(persona.desCf, 1), flgCfConfermato: true };
  await office((context) => anagrafe.updatePersona({ params: { uid }, body }, context));
};
