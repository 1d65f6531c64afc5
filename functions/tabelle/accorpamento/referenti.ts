import { usatiDa } from '#archivio/scuola/posizioni-usate.ts';
import { nomeScuola, scuolaEntita } from '#archivio/scuola/scuola.ts';
import { nomeServizio, servizioEntita, usatiDa as usatiDalServizio } from '#archivio/servizi/servizio.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { asUid, type Entita, type Registrazione } from '#platform/data/entita.ts';
import type { Modifica } from '#platform/data/modifica.ts';
import { riferimenti, type Spostato, type Usato } from '#platform/data/uso-dei-record.ts';
import type { Uid } from '#shared/domain/campi.ts';

/** How a kind of record that uses positions or classifications is moved from one to another. What is not here (sent filings, accounted runs) keeps its own. */
export interface Referente {
  /** Adds to the unit of change the record with `a` in the place of `da`; false when it no longer uses `da`. */
  readonly repoint: (
    mezzi: { readonly archivio: Archivio; readonly modifica: Modifica },
    uid: string,
    da: string,
    a: string,
    spostato?: Spostato,
  ) => Promise<boolean>;
}

interface Regola<T extends Registrazione> {
  readonly entita: Entita<T>;
  readonly nome: (record: T) => string;
  readonly usati: (record: T) => readonly Usato[];
  readonly replace: (record: T, da: string, a: string) => T;
}

const referente = <T extends Registrazione>({ entita, nome, usati, replace }: Regola<T>): Referente => ({
  repoint: async ({ archivio, modifica }, uid, da, a, spostato) => {
    const records = archivio.of(entita);
    const prima = await records.get(uid);
    if (prima === undefined || !usati(prima).some((usato) => usato.uid === da)) return false;
    const dopo = modifica.write(records.update(prima, replace(prima, da, a)), { motivo: 'Accorpamento' });
    const chi = { entita: entita.nome, uid, descrizione: nome(dopo) };
    modifica.add(...riferimenti(archivio).change(chi, usati(prima), usati(dopo), spostato));
    return true;
  },
});

const scambia = <Kind extends string>(attuale: Uid<Kind> | null, da: string, a: string): Uid<Kind> | null =>
  attuale === da ? asUid(a) : attuale;

/** The kinds of live records that a merge re-points, by name. */
export const referenti: Readonly<Record<string, Referente>> = {
  [scuolaEntita.nome]: referente({
    entita: scuolaEntita,
    nome: nomeScuola,
    usati: usatiDa,
    replace: (scuola, da, a) => ({
      ...scuola,
      uidPosInps: scambia(scuola.uidPosInps, da, a),
      uidPosInail: scambia(scuola.uidPosInail, da, a),
    }),
  }),
  [servizioEntita.nome]: referente({
    entita: servizioEntita,
    nome: nomeServizio,
    usati: usatiDalServizio,
    replace: (servizio, da, a) => ({ ...servizio, uidCodiceInps: scambia(servizio.uidCodiceInps, da, a) }),
  }),
};
