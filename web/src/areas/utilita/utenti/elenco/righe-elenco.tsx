import Box from '@cloudscape-design/components/box';
import { useState } from 'react';
import type { EsitoRigaUtenti } from '#shared/contracts/accesso/elenco-utenti.ts';
import { descrizioneRuolo, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { Pagine } from '#ui/pagine.tsx';
import { Segno } from '#ui/segno.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

const PER_PAGINA = 10;

const nomi = (ruoli: readonly Ruolo[]): string => ruoli.map((ruolo) => descrizioneRuolo[ruolo]).join(', ');

const Esito = ({ riga: { esito, prima, dopo, errori } }: { readonly riga: EsitoRigaUtenti }) => {
  if (esito === 'ERRATA')
    return (
      <>
        {errori.map((errore) => (
          <Box key={errore} color="text-status-error">
            {errore}
          </Box>
        ))}
      </>
    );
  if (esito === 'UGUALE') return <Segno type="info">Già così</Segno>;
  if (esito === 'REVOCA') return <Segno type="warning">Non entra più (era {nomi(prima)})</Segno>;
  return (
    <Segno type="success">{esito === 'INVITO' ? `Invito: ${nomi(dopo)}` : `${nomi(prima)} → ${nomi(dopo)}`}</Segno>
  );
};

/** What each row of the file does; those that are wrong come first. */
export const RigheElenco = ({ righe }: { readonly righe: readonly EsitoRigaUtenti[] }) => {
  const [pagina, setPagina] = useState(1);
  const ordinate = righe.toSorted((a, b) => Number(b.esito === 'ERRATA') - Number(a.esito === 'ERRATA'));
  const pagine = Math.max(1, Math.ceil(ordinate.length / PER_PAGINA));
  const attuale = Math.min(pagina, pagine);
  return (
    <Tabella<EsitoRigaUtenti>
      variant="container"
      wrapLines
      items={ordinate.slice((attuale - 1) * PER_PAGINA, attuale * PER_PAGINA)}
      trackBy={({ numero }) => String(numero)}
      ariaLabels={{ tableLabel: 'Righe del file' }}
      pagination={<Pagine pagina={attuale} pagine={pagine} onPagina={setPagina} />}
      columnDefinitions={[
        { id: 'riga', header: 'Riga', width: 80, isRowHeader: true, cell: ({ numero }) => numero },
        { id: 'nome', header: 'Nome', minWidth: 160, cell: ({ descutente }) => descutente || '–' },
        { id: 'utente', header: 'Nome utente', minWidth: 220, cell: ({ user }) => user || '–' },
        { id: 'esito', header: 'Che cosa fa', minWidth: 280, cell: (riga) => <Esito riga={riga} /> },
      ]}
    />
  );
};
