import { addThirdGame } from '@combolab/contracts/testing/third-game';

// loaded before a server's code, in each of its threads, and before the page's
addThirdGame();
