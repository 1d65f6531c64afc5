import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import type { Letture } from '../letture/letture.ts';
import { CONTATE, NOMINATI } from '../letture/nomi.ts';

/** The people whose contract ends soon with those whose assignment does, the first to end before; the name of somebody whom the list of people does not hold is not known, and they are only counted. Pure. */
export const withIncarichi = (
  contratti: Cruscotto['inScadenza'],
  finiscono: Letture['incarichi']['finiscono'],
  persone: Letture['persone'],
): Cruscotto['inScadenza'] => {
  const nomi = new Map(
    persone.map(({ uid, desCognome, desNome, desCf }) => [
      uid,
      { nome: nominativo(desCognome, desNome), codice: desCf },
    ]),
  );
  const conContratto = new Set(contratti.prime.map(({ uid }) => uid));
  const altri = new Set(finiscono.map(({ uid }) => uid).filter((uid) => !conContratto.has(uid)));
  const incarichi = finiscono.flatMap(({ uid, al }) => {
    const chi = nomi.get(uid);
    return chi === undefined ? [] : [{ uid, ...chi, al, incarico: true as const }];
  });
  const numero = contratti.numero + altri.size;
  return {
    numero: Math.min(numero, CONTATE),
    esatto: contratti.esatto && numero <= CONTATE,
    prime: [...contratti.prime, ...incarichi].toSorted((a, b) => (a.al < b.al ? -1 : 1)).slice(0, NOMINATI),
  };
};
