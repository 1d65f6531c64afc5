import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ContoRifiutato, type ContoNuovo, type Identita } from '#platform/identita.ts';

/** How the accounts under test are looked at from outside the port. */
export interface ContiProvati {
  readonly identita: () => Identita;
  /** True if the account of a name may sign in. */
  readonly abilitato: (user: string) => Promise<boolean>;
}

/** Every account of the suite is another: the pool keeps what earlier tests made. */
const nuovo = (altro: Partial<ContoNuovo> = {}): ContoNuovo => {
  const nome = `prova.${randomUUID().slice(0, 8)}`;
  return { user: nome, nome: 'Prova Inventata', email: `${nome}@scuola.example`, chiave: randomUUID(), ...altro };
};

/** Tries the promises of every identity of an installation, whoever keeps the accounts. */
export const provaConformita = (conti: ContiProvati): void => {
  provaNascita(conti);
  provaVita(conti);
};

const provaNascita = ({ identita }: ContiProvati): void => {
  test('an account is made once: the second time it is the same, however its name is written', async () => {
    const chi = nuovo();
    const subject = await identita().crea(chi);
    expect(subject).not.toBe('');
    expect(await identita().crea(chi)).toBe(subject);
    expect(await identita().crea({ ...chi, user: chi.user.toUpperCase(), chiave: randomUUID() })).toBe(subject);
    expect(await identita().trova(chi.user)).toEqual({ user: chi.user, subject });
  });

  test('two who make it at once make one', async () => {
    const chi = nuovo();
    const [uno, altro] = await Promise.all([identita().crea(chi), identita().crea(chi)]);
    expect(uno).toBe(altro);
  });

  test('an address is a name too', async () => {
    const user = `posta.${randomUUID().slice(0, 8)}@scuola.example`;
    const subject = await identita().crea(nuovo({ user, email: null }));
    expect(await identita().crea(nuovo({ user, email: null }))).toBe(subject);
    expect((await identita().trova(user))?.subject).toBe(subject);
  });

  test('nobody has a name that was never given', async () => {
    expect(await identita().trova(`nessuno.${randomUUID()}`)).toBeUndefined();
  });
};

const provaVita = ({ identita, abilitato }: ContiProvati): void => {
  test('disabling and enabling may be repeated', async () => {
    const { user } = nuovo();
    const conto = { user, subject: await identita().crea(nuovo({ user })) };
    for (const _volta of [1, 2]) await identita().disabilita(conto);
    expect(await abilitato(user)).toBe(false);
    for (const _volta of [1, 2]) await identita().riabilita(conto);
    expect(await abilitato(user)).toBe(true);
  });

  test('the way to the password is sent again, the second factor is forgotten, again and again', async () => {
    const { user } = nuovo();
    const conto = { user, subject: await identita().crea(nuovo({ user })) };
    for (const _volta of [1, 2]) {
      await identita().rimanda(conto, randomUUID());
      await identita().azzeraSecondoFattore(conto);
    }
  });

  test('the account of another person is not touched', async () => {
    const { user } = nuovo();
    await identita().crea(nuovo({ user }));
    const altri = { user, subject: randomUUID() };
    for (const atto of ['azzeraSecondoFattore', 'disabilita', 'riabilita'] as const)
      await expect(identita()[atto](altri)).rejects.toThrow(ContoRifiutato);
    await expect(identita().rimanda(altri, randomUUID())).rejects.toThrow(ContoRifiutato);
    await identita().elimina(altri);
    expect(await abilitato(user)).toBe(true);
  });

  test('an account that is not there is told, and is gone already for whoever deletes it', async () => {
    const assente = { user: `assente.${randomUUID()}`, subject: randomUUID() };
    await expect(identita().disabilita(assente)).rejects.toThrow(/rifare l'invito/);
    await identita().elimina(assente);
  });

  test('a deleted account leaves its name free for another', async () => {
    const { user } = nuovo();
    const conto = { user, subject: await identita().crea(nuovo({ user })) };
    for (const _volta of [1, 2]) await identita().elimina(conto);
    expect(await identita().trova(user)).toBeUndefined();
    expect(await identita().crea(nuovo({ user }))).not.toBe(conto.subject);
  });
};
