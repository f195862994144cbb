@echo off
rem Starts Autobahn with the Java of this folder. Without words, as by a double click, it opens in the browser;
rem closing the window ends it.
setlocal
chcp 65001 >nul
"%~dp0runtime\bin\java.exe" -XX:+ExitOnOutOfMemoryError -XX:+UseG1GC -XX:+UseCompactObjectHeaders -Xms32m -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=20 -XX:G1PeriodicGCInterval=10000 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -jar "%~dp0app\autobahn.jar" %*
if errorlevel 1 if "%~1"=="" pause
