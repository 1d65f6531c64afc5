import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { Scuola } from '#shared/contracts/scuola/scuola.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { CodiceInps } from '#shared/contracts/tabelle/posizioni.ts';
import { classificazioneDi } from '#shared/domain/persona/classificazione-inps.ts';
import { codiceInpsRepository } from '../tabelle/posizioni.ts';

/** The INPS classification of a service as far as a filing says it. */
export const ClasseTenuta = z.object(
  CodiceInps.pick({
    descrizione: true,
    qualifica1: true,
    qualifica2: true,
    qualifica3: true,
    codContratto: true,
    tipoLavoratore: true,
  }).shape,
);
export type ClasseTenuta = z.infer<typeof ClasseTenuta>;

/** The site where somebody serves as far as a filing says it. */
export const LuogoTenuto = z.object(Scuola.pick({ desScuola: true, codComune: true, desCap: true }).shape);
export type LuogoTenuto = z.infer<typeof LuogoTenuto>;

/** The tables of the school that a service names records of. */
export interface TabelleDelServizio {
  readonly classificazioni: readonly CodiceInps[];
  readonly scuole: readonly Scuola[];
}

/** The records of tables that a service names; absent where it names none, or one that is in no table. */
export interface NominatiDalServizio {
  readonly classe?: ClasseTenuta;
  readonly luogo?: LuogoTenuto;
}

type ServizioNominante = Pick<Servizio, 'uidCodiceInps' | 'contratto' | 'ruolo' | 'codTipoOrario'> & {
  readonly sedi: readonly Pick<Servizio['sedi'][number], 'uidSede'>[];
};

/** The records that a service names, as the tables have them: its classification, or the one it has by default, and its first site, unless it is the school itself, which has a seat of each day. */
export const nominatiDal = (
  servizio: ServizioNominante,
  { classificazioni, scuole }: TabelleDelServizio,
): NominatiDalServizio => {
  const classe = classificazioneDi(servizio, classificazioni);
  const luogo = scuole.find(({ uid, tipo }) => uid === servizio.sedi[0]?.uidSede && tipo !== 'PROPRIA');
  return {
    ...(classe === null ? {} : { classe: ClasseTenuta.parse(classe) }),
    ...(luogo === undefined ? {} : { luogo: LuogoTenuto.parse(luogo) }),
  };
};

/** The classifications of the school, where somebody has a service that may name one. One request, none where nobody has. */
export const classificazioniPer = async (
  archivio: Archivio,
  persone: readonly { readonly servizi: readonly unknown[] }[],
): Promise<readonly CodiceInps[]> =>
  persone.some(({ servizi }) => servizi.length > 0) ? codiceInpsRepository(archivio).listAll() : [];

/** A record as it was kept, with what it did not say then as it is said today: nobody had written it, and a filing asks for it. */
export const completato = <T extends ClasseTenuta | LuogoTenuto>(tenuto: T, oggi: T | undefined): T =>
  oggi === undefined
    ? tenuto
    : {
        ...oggi,
        ...Object.fromEntries(Object.entries(tenuto).filter(([, valore]) => valore !== '' && valore !== null)),
      };
