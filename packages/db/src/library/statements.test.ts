import { statementsOf } from '../testing/statements-of.ts';
import { libraryRepository } from './library.repository.ts';

statementsOf('library.repository.sql', libraryRepository, {
  search: [['sand'], { grade: '2nd', subject: 'science', limit: 8 }],
  fill: [],
});
