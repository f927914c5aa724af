/* Tasks in everyday words, their repeats, and the files of other programs that hold them. */
export { calendarTodos, readCalendarTasks } from '@/lib/subjects/tasks/calendar-tasks'
export { readCheckLines, writeCheckLines } from '@/lib/subjects/tasks/markdown-tasks'
export { readQuickLine } from '@/lib/subjects/tasks/quick-entry'
export { anchored, nextDue, readRepeat, repeatPattern, repeatText } from '@/lib/subjects/tasks/repeat-rule'
export { readTodoLine, taskOfTodo, todoOfTask, writeTodoLine } from '@/lib/subjects/tasks/todo-txt'
