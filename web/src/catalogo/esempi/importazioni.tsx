import { useState } from 'react';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { AvvisiLettura } from '#ui/importazione/avvisi-lettura.tsx';
import { ContenutoRiga } from '#ui/importazione/contenuto-riga.tsx';
import { CorreggiRiga } from '#ui/importazione/correggi-riga.tsx';
import { EsitoImportazione } from '#ui/importazione/esito-importazione.tsx';
import { Importazione } from '#ui/importazione/importazione-guidata.tsx';
import { PassoAnteprima } from '#ui/importazione/passo-anteprima.tsx';
import { PassoColonne } from '#ui/importazione/passo-colonne.tsx';
import { PassoFile, SceltaFile } from '#ui/importazione/passo-file.tsx';
import { TabellaAbbinamenti } from '#ui/importazione/tabella-abbinamenti.tsx';
import type { ComeLeggere } from '#ui/importazione/use-importazione.ts';
import { anteprima, applicata, importazione } from '../campioni/importazioni.ts';
import type { Esempi } from '../esempio.ts';
import { ConRisposte } from '../palco.tsx';
import { answers } from '../risposte.ts';

const nothing = (): void => undefined;
const buono = new File(['codice fiscale'], 'personale.xlsx');
const cattivo = new File(['codice fiscale'], 'personale.doc');

const Scelto = ({ iniziale }: { readonly iniziale: File | null }) => {
  const [file, setFile] = useState(iniziale);
  return <SceltaFile file={file} onFile={setFile} descrizione="Di esempio" limiti="XLSX o CSV" accetta=".xlsx,.csv" />;
};

const Colonne = () => {
  const [come, setCome] = useState<ComeLeggere>(importazione);
  return <PassoColonne importazione={importazione} come={come} onCome={setCome} onIntestazioni={nothing} />;
};

const Abbinamenti = () => {
  const [come, setCome] = useState<ComeLeggere>({ ...importazione, fissi: [{ campo: 'desNome', valore: 'PROVA' }] });
  return <TabellaAbbinamenti importazione={importazione} come={come} onCome={setCome} />;
};

const [nuova, modificata, errata] = anteprima.anteprima.righe;

/** An import, step by step. */
export const importazioni: Esempi = {
  Importazione: { 'primo passo': () => <Importazione tipo="persone" onChiudi={nothing} /> },
  AvvisiLettura: {
    'due avvisi': () => (
      <AvvisiLettura avvisi={['La prima riga è un titolo e non è stata letta.', 'Il foglio ha 2 righe nascoste.']} />
    ),
  },
  PassoFile: { 'senza file': () => <PassoFile tipo="persone" file={null} onFile={nothing} /> },
  SceltaFile: {
    'senza file': () => <Scelto iniziale={null} />,
    'un file': () => <Scelto iniziale={buono} />,
    'un file che non va': () => <Scelto iniziale={cattivo} />,
  },
  PassoColonne: { 'due abbinate': () => <Colonne /> },
  TabellaAbbinamenti: { 'un valore per tutte le righe': () => <Abbinamenti /> },
  PassoAnteprima: {
    'una riga da correggere': () => <PassoAnteprima importazione={importazione} onCorreggi={nothing} />,
  },
  ContenutoRiga: {
    nuova: () => nuova && <ContenutoRiga riga={nuova} importazione={importazione} />,
    modificata: () => modificata && <ContenutoRiga riga={modificata} importazione={importazione} />,
    'da correggere': () => errata && <ContenutoRiga riga={errata} importazione={importazione} onCorreggi={nothing} />,
  },
  EsitoImportazione: {
    applicata: () => (
      <ConRisposte risposte={[answers(scambioRoutes.getImportazione, applicata)]}>
        <EsitoImportazione
          importazione={importazione}
          onFinita={nothing}
          stale={[]}
          onNuova={nothing}
          onChiudi={nothing}
        />
      </ConRisposte>
    ),
  },
};

/** The window in which the cells of a row are mended. */
export const finestreImportazioni: Esempi = {
  CorreggiRiga: {
    'una cella sbagliata': () =>
      errata && <CorreggiRiga riga={errata} importazione={importazione} onSalva={nothing} onChiudi={nothing} />,
  },
};
