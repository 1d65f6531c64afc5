import { parseArgs } from 'node:util';
import { systemClock } from '../functions/platform/clock.ts';
import { asUid } from '../functions/platform/data/entita.ts';
import { openConnection, openDeployment, type Connection } from '../lib/admin/connection.ts';
import { createCopia, type Dove } from '../lib/admin/copia/copia.ts';
import { drillRipristino } from '../lib/admin/copia/prova.ts';
import { restoreCopia } from '../lib/admin/copia/ripristino.ts';
import { readDeployment, type Deployment } from '../lib/admin/deployment/deployment.ts';
import { protectStacks } from '../lib/admin/deployment/proteggi.ts';
import { createUtente } from '../lib/admin/deployment/utente.ts';
import { refreshIndici } from '../lib/admin/indici.ts';
import { listLavoriAperti, stopLavoro } from '../lib/admin/lavori.ts';
import { createInvito, saveLicenza, saveScuola, setManutenzione } from '../lib/admin/scuole.ts';
import { checkArchivio } from '../lib/admin/verifica.ts';
import { Ruolo } from '../shared/domain/accesso/ruoli.ts';

const USO = `Uso: npm run admin -- [--stack NOME-REGIONE] COMANDO …   con --stack sull'installazione AWS di quel nome, altrimenti su questa macchina
  scuola CODICE --nome N --citta C --regione R --provincia P [--tipo SCUOLA|AFAM|PARITARIA]   registra o modifica una scuola
  licenza CODICE SIGLA --scade AAAA-MM-GG [--stato ATTIVA|INATTIVA] [--dettagli TESTO]         concede o rinnova una licenza
  manutenzione CODICE si|no                                                                  sospende o riapre il lavoro della scuola
  invito CODICE --nome N --ruoli GESTORE,CEDOLINI [--persona UID] [--cf CF]                    invito da mandare a un utente (vale 14 giorni, una volta)
  utente CODICE LOGIN --email E --nome N --ruoli GESTORE [--persona UID] [--cf CF]             con --stack: crea un utente di Cognito e il suo invito
  proteggi                                                                                   con --stack: dopo il primo deploy riuscito, vieta di cancellare gli stack dei dati
  lavori                                                                                     i lavori in attesa o in corso, anche a programma chiuso
  lavori ferma IDENTIFICATIVO                                                                ferma un lavoro, anche a programma chiuso
  copia CODICE FILE [--tabella NOME]                                                          tutta la scuola in un file cifrato (chiave nella variabile CHIAVE_COPIA)
  ripristina FILE                                                                            rende alla scuola quello che la copia contiene, o niente
  prova-ripristino CODICE                                                                    copia la scuola, la rende a un archivio vuoto di questa macchina, le confronta
  verifica [CODICE]                                                                          controlla i dati salvati, di tutte le scuole o di una
  indici                                                                                     rimette negli elenchi i record salvati da una versione precedente
`;

const clock = systemClock();

type Options = Readonly<Record<string, string | undefined>>;

/** What a command does; it prints what a person needs to read. @returns the exit code */
const commands: Readonly<
  Record<string, (connection: Connection, args: readonly string[], options: Options) => Promise<number>>
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
  licenza: async ({ store }, [codmin = '', licenza = ''], { scade = '', stato = 'ATTIVA', dettagli }) => {
    if (licenza === '' || !/^\d{4}-\d{2}-\d{2}$/.test(scade)) return usage();
    await saveLicenza(
      store,
      codmin,
      { licenza, expireDate: scade, status: stato, ...(dettagli === undefined ? {} : { license_details: dettagli }) },
      clock.oggi(),
    );
    return done(`Licenza ${licenza} della scuola ${codmin} valida fino al ${scade}.`);
  },
  manutenzione: async ({ store }, [codmin = '', stato = '']) => {
    if (stato !== 'si' && stato !== 'no') return usage();
    await setManutenzione(store, codmin, stato === 'si', clock.oggi());
    return done(stato === 'si' ? `Scuola ${codmin} in manutenzione.` : `Scuola ${codmin} riaperta.`);
  },
  invito: async (connection, [codmin = ''], options) => {
    const link = await invite(connection, codmin, options);
    return link === undefined ? usage() : done(`Invito per ${options.nome ?? ''}: ${link}`);
  },
  utente: async (connection, [codmin = '', login = ''], options) => {
    const { email = '' } = options;
    if (login === '' || email === '') return usage();
    const deployment = deploymentOf(connection);
    // the invitation first: unseen, it lapses; a user without one could not be made a second time
    const link = await invite(connection, codmin, options);
    if (link === undefined) return usage();
    await createUtente(deployment, login, email);
    return done(
      `Utente ${login} creato: Cognito scrive la password provvisoria a ${email}. Da aprire per il primo accesso: ${link}`,
    );
  },
  proteggi: async (connection) => {
    const stacks = await protectStacks(deploymentOf(connection));
    return done(`Protetti dalla cancellazione: ${stacks.join(', ')}.`);
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
  copia: async (connection, [scuola = '', file = ''], { tabella }) => {
    if (scuola.length !== 10 || file === '') return usage();
    const { items, file: documenti } = await createCopia(doveDi(connection), {
      scuola,
      file,
      chiave: chiaveCopia(),
      tabella,
    });
    return done(`Scuola ${scuola}: ${items} record e ${documenti} documenti in ${file}.`);
  },
  ripristina: async (connection, [file = '']) => {
    if (file === '') return usage();
    const {
      scritti,
      tolti,
      uguali,
      file: documenti,
      chiusa,
    } = await restoreCopia(doveDi(connection), file, chiaveCopia());
    return done(
      `Scuola uguale alla copia: ${scritti} record e ${documenti} documenti riscritti, ${tolti} record tolti, ${uguali} erano già uguali.${chiusa ? ' Era chiusa e lo è ancora: si riapre con "manutenzione".' : ''}`,
    );
  },
  'prova-ripristino': async (connection, [scuola = '']) => {
    if (scuola.length !== 10) return usage();
    const prova = await drillRipristino(doveDi(connection), {
      scuola,
      chiave: chiaveCopia(),
      now: () => performance.now(),
    });
    const secondi = (millesimi: number): string => (millesimi / 1000).toFixed(1);
    return done(
      `Scuola ${scuola}: ${prova.items} record e ${prova.file} documenti copiati in ${secondi(prova.copia)} s, resi e trovati uguali in ${secondi(prova.ripristino)} s.`,
    );
  },
  verifica: async ({ store }, [scuola]) => {
    const { items, rilievi } = await checkArchivio(store, scuola);
    for (const { invariante, chiave, messaggio } of rilievi)
      process.stdout.write(`${invariante}\t${chiave}\t${messaggio}\n`);
    process.stdout.write(`${items} item controllati, ${rilievi.length} rilievi.\n`);
    return rilievi.length === 0 ? 0 : 1;
  },
  indici: async ({ store }) => {
    const scritti = await refreshIndici(store);
    return done(scritti === 0 ? 'Gli elenchi sono già aggiornati.' : `${scritti} record rimessi negli elenchi.`);
  },
};

/** @returns the link to send, undefined when the options do not say whom to invite */
const invite = async (
  { store, origin }: Connection,
  codmin: string,
  { nome = '', ruoli = '', persona, cf }: Options,
): Promise<string | undefined> => {
  const parsed = ruoli.split(',').map((ruolo) => Ruolo.safeParse(ruolo.trim().toUpperCase()));
  if (nome === '' || parsed.some(({ success }) => !success)) return undefined;
  const codice = await createInvito(
    store,
    {
      codmin,
      descutente: nome,
      user: nome,
      ruoli: parsed.flatMap(({ data }) => data ?? []),
      uid: persona === undefined ? null : asUid(persona),
      uidSubAnagrafe: persona === undefined ? null : asUid(persona),
      cf: cf ?? null,
    },
    clock.now(),
  );
  return `${origin}/?invito=${codice}`;
};

const doveDi = ({ store, deposito }: Connection): Dove => ({
  store,
  deposito,
  oggi: clock.oggi(),
  adesso: clock.now(),
});

/** Not an option of the command: options stay written in the history of the shell. */
const chiaveCopia = (): string => process.env.CHIAVE_COPIA ?? '';

const deploymentOf = ({ deployment }: Connection): Deployment => {
  if (deployment === undefined)
    throw new Error(
      "Il comando è di un'installazione AWS: dire quale con --stack, per esempio --stack emolumenti-eu-south-1.",
    );
  return deployment;
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
      dettagli: text,
      ruoli: text,
      persona: text,
      cf: text,
      email: text,
      stack: text,
      tabella: text,
    },
  });
  const run = commands[command];
  if (!run) return usage();
  const connection =
    values.stack === undefined
      ? await openConnection(process.env)
      : await openDeployment(await readDeployment(values.stack));
  try {
    return await run(connection, args, values);
  } finally {
    await connection.close();
  }
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
