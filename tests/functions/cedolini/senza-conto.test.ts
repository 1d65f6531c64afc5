import { afterAll, beforeAll, expect, test } from 'vitest';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { SENZA_CONTO } from '#shared/domain/codici/coordinate-pagamento.ts';
import { accessorio, compenso, compute, elaborazione, nameFirmatari } from '#support/cedolini.ts';
import { startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

let home: TestHome;
let gestore: Person;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
  gestore = await home.as(loginOf('GESTORE'));
  await nameFirmatari(gestore);
});
afterAll(() => home.close());

const nuova = (numero: number, cambi: Partial<Persona> = {}): Promise<Persona> =>
  gestore.ok(anagrafeRoutes.createPersona, { body: { ...personaDiProva(numero), ...cambi } });

test('before a run is sealed the people paid without an account are named, each with what is missing', async () => {
  const persone = [
    await nuova(1),
    await nuova(2, { ...SENZA_CONTO, codModPagamento: null }),
    await nuova(3, { ...SENZA_CONTO, codModPagamento: 'D' }),
  ];
  const { processo } = await compute(
    gestore,
    elaborazione(),
    persone.map(({ uid }) => accessorio(uid, [compenso(10_000)])),
  );
  const controlli = await gestore.ok(chiusuraRoutes.listControlliProcesso, { query: { idProcesso: processo.uid } });
  expect(controlli.filter(({ codice }) => codice === 'SENZA_CONTO')).toEqual([
    {
      codice: 'SENZA_CONTO',
      esito: 'AVVISO',
      nominativo: `${persone[1]?.desCognome} ${persone[1]?.desNome}`,
      desCf: persone[1]?.desCf,
      messaggio: 'In anagrafe manca come si paga: indicarlo prima di preparare i bonifici.',
    },
  ]);
});
