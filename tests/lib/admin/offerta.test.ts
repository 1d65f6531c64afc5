import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { setupTypes, type SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { offertaDi } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome({ oggi: '2026-03-10' });
});
afterAll(() => home.close());

const register = async (tipo: SetupType, codmin: string): Promise<readonly string[]> => {
  const esegui = await comandi.scuola?.load();
  const connection: Pick<Connection, 'store'> = { store: home.store };
  const esito = await esegui?.({
    connection: connection as Connection,
    momento: { oggi: '2026-03-10', adesso: new Date('2026-03-10T10:00:00Z') },
    args: [codmin],
    opzioni: { nome: 'Scuola inventata', citta: 'Roma', regione: 'Lazio', provincia: 'RM', tipo },
  });
  return esito?.righe ?? [];
};

test.each(setupTypes)(
  'who registers a school %s reads what it does here, and what it does not and why',
  async (tipo) => {
    const codmin = `XXPS0099${setupTypes.indexOf(tipo)}X`;
    const righe = (await register(tipo, codmin)).join('\n');
    const { nonHa } = offertaDi({ setupType: tipo });
    for (const { nomi, perche } of nonHa) {
      expect(righe).toContain(nomi.join(', '));
      expect(righe).toContain(perche);
    }
    expect(righe.includes('Qui non fa')).toBe(nonHa.length > 0);
    expect((await registro(home.store).getScuola(codmin))?.setupType).toBe(tipo);
  },
);
