import { parseArgs } from 'node:util';
import { systemClock } from '../functions/platform/clock.ts';
import { openConnection, type Connection } from '../lib/admin/connection.ts';
import { listLavoriAperti, stopLavoro } from '../lib/admin/lavori.ts';
import { createInvito, saveLicenza, saveScuola, setManutenzione } from '../lib/admin/scuole.ts';
import { checkArchivio } from '../lib/admin/verifica.ts';
import { Ruolo } from '../shared/domain/accesso/ruoli.ts';

const USO = `Uso: npm run admin -- COMANDO …
  scuola CODICE --nome N --citta C --regione R --provincia P [--tipo SCUOLA|AFAM|PARITARIA]   registra o modifica una scuola
  licenza CODICE SIGLA --scade AAAA-MM-GG [--stato ATTIVA|INATTIVA]                            concede o rinnova una licenza
  manutenzione CODICE si|no                                                                  sospende o riapre il lavoro della scuola
  invito CODICE --nome N --ruoli GESTORE,CEDOLINI [--persona UID] [--cf CF]                    invito da mandare a un utente (vale 14 giorni, una volta)
  lavori                                                                                     i lavori in attesa o in corso, anche a programma chiuso
  lavori ferma IDENTIFICATIVO                                                                ferma un lavoro, anche a programma chiuso
  verifica                                                                                   controlla i dati salvati
`;

const clock = systemClock();

/** What a command does; it prints what a person needs to read. @returns the exit code */
const commands: Readonly<
  Record<
    string,
    (
      connection: Connection,
      args: readonly string[],
      options: Readonly<Record<string, string | undefined>>,
    ) => Promise<number>
  >
> = {
  scuola: async (
    { store },
    [codmin = ''],
    { nome = '', citta = '', regione = '', provincia = '', tipo = 'SCUOLA' },
  ) => {
    if (codmin.length !== 10 || nome === '') return usage();
    await saveScuola(
      store,
      {
        codmin,
        desScuola: nome,
        citta,
        regione,
        provincia,
        setupType: setupTypeDi(tipo),
      },
      clock.now(),
    );
    return done(`Scuola ${codmin} registrata.`);
  },
  licenza: async ({ store }, [codmin = '', licenza = ''], { scade = '', stato = 'ATTIVA' }) => {
    if (licenza === '' || !/^\d{4}-\d{2}-\d{2}$/.test(scade)) return usage();
    await saveLicenza(store, codmin, { licenza, expireDate: scade, status: stato }, clock.oggi());
    return done(`Licenza ${licenza} della scuola ${codmin} valida fino al ${scade}.`);
  },
  manutenzione: async ({ store }, [codmin = '', stato = '']) => {
    if (stato !== 'si' && stato !== 'no') return usage();
    await setManutenzione(store, codmin, stato === 'si', clock.oggi());
    return done(stato === 'si' ? `Scuola ${codmin} in manutenzione.` : `Scuola ${codmin} riaperta.`);
  },
  invito: async ({ store, origin }, [codmin = ''], { nome = '', ruoli = '', persona, cf }) => {
    const parsed = ruoli.split(',').map((ruolo) => Ruolo.safeParse(ruolo.trim().toUpperCase()));
    if (nome === '' || parsed.some(({ success }) => !success)) return usage();
    const codice = await createInvito(
      store,
      {
        codmin,
        descutente: nome,
        user: nome,
        ruoli: parsed.flatMap(({ data }) => data ?? []),
        uid: persona ?? null,
        uidSubAnagrafe: persona ?? null,
        cf: cf ?? null,
      },
      clock.now(),
    );
    return done(`Invito per ${nome}: ${origin}/?invito=${codice}`);
  },
  lavori: async ({ store, workflows }, [azione = '', uid = '']) => {
    if (azione === 'ferma' && uid !== '') {
      const { codmin, lavoro } = await stopLavoro(store, uid, workflows);
      return done(`"${lavoro.descrizione}" della scuola ${codmin} è fermo.`);
    }
    if (azione !== '') return usage();
    const aperti = await listLavoriAperti(store);
    for (const { codmin, lavoro } of aperti)
      process.stdout.write(`${[lavoro.uid, codmin, lavoro.stato, lavoro.avviatoIl, lavoro.descrizione].join('\t')}\n`);
    return done(aperti.length === 0 ? 'Nessun lavoro in attesa o in corso.' : `${aperti.length} lavori.`);
  },
  verifica: async ({ store }) => {
    const { items, rilievi } = await checkArchivio(store);
    for (const { invariante, chiave, messaggio } of rilievi)
      process.stdout.write(`${invariante}\t${chiave}\t${messaggio}\n`);
    process.stdout.write(`${items} item controllati, ${rilievi.length} rilievi.\n`);
    return rilievi.length === 0 ? 0 : 1;
  },
};

const setupTypeDi = (tipo: string) => (tipo === 'AFAM' || tipo === 'PARITARIA' ? tipo : 'SCUOLA');

const usage = (): number => {
  process.stderr.write(USO);
  return 2;
};

const done = (message: string): number => {
  process.stdout.write(`${message}\n`);
  return 0;
};

const text = { type: 'string' as const };

const main = async (): Promise<number> => {
  const {
    positionals: [command = '', ...args],
    values,
  } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      nome: text,
      citta: text,
      regione: text,
      provincia: text,
      tipo: text,
      scade: text,
      stato: text,
      ruoli: text,
      persona: text,
      cf: text,
    },
  });
  const run = commands[command];
  if (!run) return usage();
  const connection = await openConnection(process.env);
  return run(connection, args, values).finally(() => connection.close());
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
